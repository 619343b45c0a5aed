import { expect, it } from 'vitest';
import { measuresOf } from './visit.ts';

const vitals = {
  firstPaintMs: 300,
  contentMs: 400,
  contentElement: 'h1 Phoenix Coyotes',
  interactiveMs: 900,
  earlyScriptBytes: 0,
  layoutShift: 0,
  inlineStyles: '',
  longTasksMs: [],
  tapMs: 0,
};

it('counts a script of a section among the scripts and by itself', () => {
  const files = [
    file('/history/2011-12', 'text/html', 6000),
    file('/assets/client.js', 'text/javascript', 90_000),
    file('/assets/client.css', 'text/css', 3000),
    file('/mf/history/1a/section.js', 'application/javascript', 7000),
    file('/mf/history/1a/style.css', 'text/css', 2000),
    file('/api/history/teams/', 'application/json', 500),
    file('/icon.svg', 'image/svg+xml', 400),
  ];
  expect(measuresOf(vitals, files)).toMatchObject({
    requests: 7,
    scriptBytes: 97_000,
    sectionBytes: 7000,
    styleBytes: 5000,
    pictureBytes: 400,
    totalBytes: 108_900,
  });
});

it('counts what long tasks take beyond 50 ms each', () => {
  const longTasksMs = [60, 150];
  expect(measuresOf({ ...vitals, longTasksMs }, []).blockedMs).toBe(110);
});

it('counts styles inside of the HTML as they come over the wire', () => {
  const inlineStyles = '.table { margin: 0; }\n'.repeat(1000);
  const { styleBytes, totalBytes } = measuresOf({ ...vitals, inlineStyles }, []);
  expect(styleBytes).toBeGreaterThan(10);
  expect(styleBytes).toBeLessThan(100);
  expect(totalBytes).toBe(0);
});

function file(path: string, mimeType: string, bytes: number) {
  return { url: `https://127.0.0.1:40001${path}`, mimeType, bytes };
}
