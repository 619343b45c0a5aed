import { styleText } from 'node:util';
import { measures, type Unit } from './measures.ts';
import type { Judgement, MeasuredPage } from './targets.ts';

/** Decimals of a value in its unit, and what follows them. */
const FORMATS: Record<Unit, [decimals: number, suffix: string]> = {
  ms: [0, ' ms'],
  KB: [1, ' KB'],
  times: [2, ' ×'],
  shift: [3, ''],
  count: [0, ''],
};

/** A value in its unit: '812 ms', '98.4 KB', '0.37 ×', '0.004', '14'. */
export function format(value: number, unit: Unit): string {
  const [decimals, suffix] = FORMATS[unit];
  return value.toFixed(decimals) + suffix;
}

/** A page's figures on both sides, and its targets with whether each is met. */
export function pageReport(page: MeasuredPage): string {
  const { path, site, yardstick, content, rowsRead, targets } = page;
  return [
    `\n${styleText('bold', path)}`,
    row('', 'site', 'yardstick'),
    ...measures.map(({ name, label, unit }) => {
      const shown = (value: number) => format(unit === 'KB' ? value / 1000 : value, unit);
      return row(label, shown(site[name]), yardstick ? shown(yardstick[name]) : '');
    }),
    row('D1 rows read', format(rowsRead.amongFew, 'count')),
    row('  among far more records', format(rowsRead.amongMany, 'count')),
    `content is '${content.site}' and '${content.yardstick ?? 'nothing'}'`,
    targetReport(targets),
  ].join('\n');
}

/** Targets with whether each is met. */
export function targetReport(targets: Judgement[]): string {
  return [
    `\n${row('target', 'reached', 'at most')}`,
    ...targets.map(({ label, unit, value, limit, met }) => {
      const line = row(label, format(value, unit), format(limit, unit));
      return met ? styleText('green', `${line}   met`) : styleText('red', `${line}   MISSED`);
    }),
  ].join('\n');
}

/** A name to the left, figures to the right. */
function row(name: string, ...cells: string[]): string {
  return name.padEnd(40) + cells.map((cell) => cell.padStart(12)).join('');
}
