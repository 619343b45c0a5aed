import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { atLeast, atMost, type Finding, findingReport, format } from './report.ts';
import { saveResults } from './results.ts';

const FINDING: Finding = {
  title: '/history',
  columns: ['site', 'other'],
  details: [['content painted (LCP)', '812 ms', '2400 ms']],
  rows: [['  stored', '194/s', '0.18 ms']],
  targets: [atMost('requests', 'count', 21, 20), atLeast('of theirs', 'times', 10, 10)],
};

it('the report prints each unit in its usual form', () => {
  expect(format(812.4, 'ms')).toBe('812 ms');
  expect(format(98_440, 'KB')).toBe('98.4 KB');
  expect(format(0.366, 'times')).toBe('0.37 ×');
  expect(format(0.00449, 'shift')).toBe('0.004');
  expect(format(194.6, 'perSecond')).toBe('195/s');
});

it('the report aligns names left and figures right, and says whether targets are met', () => {
  expect(stripVTControlCharacters(findingReport(FINDING)).split('\n')).toEqual([
    '',
    '/history',
    '                                                site       other',
    'content painted (LCP)                         812 ms     2400 ms',
    '  stored                                       194/s     0.18 ms',
    '',
    'target                                       reached       limit',
    'requests                                          21        ≤ 20   MISSED',
    'of theirs                                    10.00 ×   ≥ 10.00 ×   met',
  ]);
});

it('the report stores the figures and worst targets of a part beside those of other parts', async () => {
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
