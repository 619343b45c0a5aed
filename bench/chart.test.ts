import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/site/root.ts';
import { chartOf } from './chart.ts';
import type { MeasuredPart } from './results.ts';

it('the chart has a bar for each side of each address, as long as its figure', () => {
  const chart = chartOf({
    measured: '2026-11-27, 3 runs',
    machine: 'A machine, 2 cores, Chromium 1',
    figures: { '/: cached': '420/s, 0.2 ms', '/: rendered': '42/s, 9 ms', '/: others': '1/s' },
  });
  const bars = Array.from(chart.matchAll(/width="(\d+)" height="14"/g), ([, width]) =>
    Number(width),
  );
  expect(bars).toEqual([420, 42]);
  expect(chart).toContain('2026-11-27, 3 runs, A machine, 2 cores</text>');
  expect(chart).not.toContain('<script');
});

it('the chart of the README shows the committed figures', () => {
  const { load } = JSON.parse(readFileSync(join(root, 'bench/results.json'), 'utf8')) as {
    load: MeasuredPart;
  };
  const chart = readFileSync(join(root, 'docs/images/performance.svg'), 'utf8');
  expect(chart).toBe(chartOf(load));
});
