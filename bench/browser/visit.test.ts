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
  longTasksMs: [60, 150],
  tapMs: 0,
};

it('the measures of a visit are sums over its files and its long tasks', () => {
  const files = [
    ['/history/2011-12', 'text/html', 6000] as const,
    ['/assets/client.js', 'text/javascript', 90_000] as const,
    ['/assets/client.css', 'text/css', 3000] as const,
    ['/mf/history/1a/section.js', 'application/javascript', 7000] as const,
    ['/mf/history/1a/style.css', 'text/css', 2000] as const,
    ['/icon.svg', 'image/svg+xml', 400] as const,
  ].map(([path, mimeType, bytes]) => ({ url: `https://127.0.0.1${path}`, mimeType, bytes }));
  expect(measuresOf(vitals, files)).toMatchObject({
    blockedMs: 110,
    requests: 6,
    scriptBytes: 97_000,
    sectionBytes: 7000,
    styleBytes: 5000,
    pictureBytes: 400,
    totalBytes: 108_400,
  });
});

it('inline styles count with their compressed size in the measures of a visit', () => {
  const inlineStyles = '.table { margin: 0; }\n'.repeat(1000);
  const { styleBytes, totalBytes } = measuresOf({ ...vitals, inlineStyles }, []);
  expect(styleBytes).toBeGreaterThan(10);
  expect(styleBytes).toBeLessThan(100);
  expect(totalBytes).toBe(0);
});
