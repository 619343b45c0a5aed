import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { eachMeasure } from './measures.ts';
import { format, pageReport, targetReport } from './report.ts';
import type { MeasuredPage } from './targets.ts';

it('writes each unit as it is read', () => {
  expect(format(812.4, 'ms')).toBe('812 ms');
  expect(format(98.44, 'KB')).toBe('98.4 KB');
  expect(format(0.366, 'times')).toBe('0.37 ×');
  expect(format(0.00449, 'shift')).toBe('0.004');
  expect(format(14, 'count')).toBe('14');
  expect(format(194.6, 'perSecond')).toBe('195/s');
});

it('puts names to the left and figures to the right, bytes in KB of 1000', () => {
  const site = { ...eachMeasure(() => 0), contentMs: 812, scriptBytes: 98_440 };
  const yardstick = { ...eachMeasure(() => 0), contentMs: 2400, scriptBytes: 104_793 };
  const content = { site: 'h1', yardstick: 'h1' };
  const rowsRead = { amongFew: 40, amongMany: 41 };
  const targets: MeasuredPage['targets'] = [
    { label: 'requests', unit: 'count', value: 21, limit: 20, met: false },
    { label: 'content painted', unit: 'ms', value: 812, limit: 1000, met: true },
  ];
  const report = pageReport({ path: '/history', site, yardstick, content, rowsRead, targets });
  const lines = stripVTControlCharacters(report).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/history',
      '                                                site   yardstick',
      'content painted (LCP)                         812 ms     2400 ms',
      'script                                       98.4 KB    104.8 KB',
      'D1 rows read                                      40',
      '  among far more records                          41',
      'target                                       reached       limit',
      'requests                                          21        ≤ 20   MISSED',
      'content painted                               812 ms   ≤ 1000 ms   met',
    ]),
  );
});

it('says of a target whether it is the most or the least', () => {
  const ratio = { label: 'of theirs', unit: 'times', value: 9, limit: 10, met: false } as const;
  expect(targetReport([{ ...ratio, atLeast: true }])).toContain('≥ 10.00 ×   MISSED');
  expect(targetReport([{ ...ratio, met: true }])).toContain('≤ 10.00 ×   met');
});
