import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../scripts/site/root.ts';
import { chartOf } from './chart.ts';
import { atLeast, atMost, type Finding } from './report.ts';
import { type MeasuredPart, saveResults } from './results.ts';

const FINDING: Finding = {
  title: '/history',
  columns: ['site', 'other'],
  details: [['content painted (LCP)', '812 ms', '2400 ms']],
  rows: [['  stored', '194/s', '0.18 ms']],
  targets: [atMost('requests', 'count', 21, 20), atLeast('of theirs', 'times', 10, 10)],
};

it('the report of a benchmark stores its figures and worst targets, and keeps those of other benchmarks', async () => {
  const file = join(tmpdir(), `results-${process.pid}.json`);
  onTestFinished(() => rm(file));
  const better = [atMost('requests', 'count', 9, 20), atLeast('of theirs', 'times', 11, 10)];
  await saveResults(
    'pages',
    '5 runs',
    '156',
    [FINDING, { ...FINDING, rows: [], targets: better }],
    file,
  );
  await saveResults('load', '3 runs', '156', [{ ...FINDING, targets: [] }], file);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    pages: {
      figures: { '/history: stored': '194/s, 0.18 ms' },
      targets: { requests: '21, ≤ 20: /history', 'of theirs': '10.00 ×, ≥ 10.00 ×: /history' },
    },
    load: { measured: expect.stringContaining('3 runs'), targets: {} },
  });
});

it('the performance chart in the README shows the committed results', async () => {
  const results = await readFile(join(root, 'bench/results.json'), 'utf8');
  const { load } = JSON.parse(results) as { load: MeasuredPart };
  const chart = await readFile(join(root, 'docs/images/performance.svg'), 'utf8');
  expect(chart).toBe(chartOf(load));
});
