import { styleText } from 'node:util';
import type { LogInResults } from './load/measure-log-ins.ts';
import { type Measures, measures, type Unit } from './measures.ts';
import type { PhotoResults } from './photos/measure-photos.ts';
import type { SearchResults } from './search/measure-search.ts';
import type { Judgement, MeasuredPage } from './targets.ts';

/** Decimals of a value in its unit, and what follows them. */
const FORMATS: Record<Unit, [decimals: number, suffix: string]> = {
  ms: [0, ' ms'],
  KB: [1, ' KB'],
  times: [2, ' ×'],
  shift: [3, ''],
  count: [0, ''],
  perSecond: [0, '/s'],
};

/** A value in its unit: '812 ms', '98.4 KB', '0.37 ×', '0.004', '14'. */
export function format(value: number, unit: Unit): string {
  const [decimals, suffix] = FORMATS[unit];
  return value.toFixed(decimals) + suffix;
}

/** A measure in its unit; bytes in KB. */
export function formatMeasure(value: number, unit: Unit): string {
  return format(unit === 'KB' ? value / 1000 : value, unit);
}

/** A page's figures on both sides, and its targets with whether each is met. */
export function pageReport(page: MeasuredPage): string {
  const { path, site, yardstick, content, rowsRead, targets } = page;
  return [
    `\n${styleText('bold', path)}`,
    row('', 'site', 'yardstick'),
    ...measures.map(({ name, label, unit }) => {
      const shown = (measures: Measures) => formatMeasure(measures[name], unit);
      return row(label, shown(site), yardstick ? shown(yardstick) : '');
    }),
    row('D1 rows read', format(rowsRead.amongFew, 'count')),
    row('  among far more records', format(rowsRead.amongMany, 'count')),
    `content is '${content.site}' and '${content.yardstick ?? 'nothing'}'`,
    targetReport(targets),
  ].join('\n');
}

/** What photos cost, and their targets. */
export function photosReport({ contentMs }: PhotoResults, targets: Judgement[]): string {
  const first = `the first photo is painted after ${format(contentMs.withPhotos, 'ms')}`;
  return `\n${styleText('bold', 'Photos')}\n${targetReport(targets)}\n${first}`;
}

/** How long others wait for log-ins, and the target. */
export function logInsReport(results: LogInResults, targets: Judgement[]): string {
  const { logInMs, readMs, besideMs, slowMs, allMs } = results;
  return [
    `\n${styleText('bold', 'Twenty log-ins at once')}`,
    row('a log-in alone', format(logInMs, 'ms')),
    row('the last of twenty', format(allMs, 'ms')),
    row('a read alone', format(readMs, 'ms')),
    row('beside them, median and 95 %', format(besideMs, 'ms'), format(slowMs, 'ms')),
    targetReport(targets),
  ].join('\n');
}

/** What a search costs, and its targets. */
export function searchReport({ indexSeconds }: SearchResults, targets: Judgement[]): string {
  const made = `the index was made in ${indexSeconds.toFixed(0)} s`;
  return `\n${styleText('bold', 'Search among a million records')}\n${targetReport(targets)}\n${made}`;
}

/** What it costs to look at what one is told. */
export function notificationsReport(targets: Judgement[]): string {
  return `\n${styleText('bold', 'A million notifications')}\n${targetReport(targets)}`;
}

/** Targets with whether each is met. */
export function targetReport(targets: Judgement[]): string {
  return [
    `\n${row('target', 'reached', 'limit')}`,
    ...targets.map(({ label, unit, value, limit, atLeast, met }) => {
      const line = row(label, format(value, unit), `${atLeast ? '≥' : '≤'} ${format(limit, unit)}`);
      return met ? styleText('green', `${line}   met`) : styleText('red', `${line}   MISSED`);
    }),
  ].join('\n');
}

/** A name to the left, figures to the right. */
export function row(name: string, ...cells: string[]): string {
  return name.padEnd(40) + cells.map((cell) => cell.padStart(12)).join('');
}
