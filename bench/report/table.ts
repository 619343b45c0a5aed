import { styleText } from 'node:util';
import { measures } from '../measures.ts';
import type { Judgement, PageResult } from '../targets.ts';
import { alignColumns, format, formatMeasure } from './format.ts';

/** A page's figures on both sides, and its targets with whether each is met. */
export function pageTable(result: PageResult, judgements: Judgement[]): string {
  const { path, site, yardstick, content, rowsRead } = result;
  const figures = alignColumns([
    ['', 'site', 'yardstick'],
    ...measures.map(({ name, label, unit }) => [
      label,
      formatMeasure(site[name], unit),
      yardstick ? formatMeasure(yardstick[name], unit) : '',
    ]),
    ['D1 rows read', String(rowsRead.amongFew), ''],
    ['  among far more records', String(rowsRead.amongMany), ''],
  ]);
  const targets = alignColumns([
    ['target', 'reached', 'at most', ''],
    ...judgements.map(({ label, unit, value, limit, met }) => [
      label,
      format(value, unit),
      format(limit, unit),
      met ? 'met' : 'MISSED',
    ]),
  ]);
  const heading = styleText('bold', path);
  const painted = `content is '${content.site}' and '${content.yardstick ?? 'nothing'}'`;
  return ['', heading, ...figures, painted, '', ...targets.map(coloured)].join('\n');
}

function coloured(line: string): string {
  if (line.endsWith('MISSED')) return styleText('red', line);
  return line.endsWith('met') ? styleText('green', line) : line;
}
