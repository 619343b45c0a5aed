import { styleText } from 'node:util';
import type { Unit } from './measures.ts';

export type Row = [name: string, ...cells: string[]];

export interface Finding {
  title: string;
  columns?: string[];
  details?: Row[];
  rows: Row[];
  targets: Judgement[];
}

export interface Judgement {
  label: string;
  unit: Unit;
  value: number;
  limit: number;
  atLeast?: true;
  met: boolean;
}

export function atMost(label: string, unit: Unit, value: number, limit: number): Judgement {
  return { label, unit, value, limit, met: value <= limit };
}

export function atLeast(label: string, unit: Unit, value: number, limit: number): Judgement {
  return { label, unit, value, limit, atLeast: true, met: value >= limit };
}

const FORMATS: Record<Unit, [decimals: number, suffix: string]> = {
  ms: [0, ' ms'],
  KB: [1, ' KB'],
  times: [2, ' ×'],
  shift: [3, ''],
  count: [0, ''],
  perSecond: [0, '/s'],
};

/** Formats a value with its unit: '812 ms', '0.37 ×', '0.004', '14', and bytes as '98.4 KB'. */
export function format(value: number, unit: Unit): string {
  const [decimals, suffix] = FORMATS[unit];
  return (unit === 'KB' ? value / 1000 : value).toFixed(decimals) + suffix;
}

export function formatLimit({ unit, limit, atLeast }: Judgement): string {
  return `${atLeast ? '≥' : '≤'} ${format(limit, unit)}`;
}

export function findingReport({ title, columns, details = [], rows, targets }: Finding): string {
  const lines = [`\n${styleText('bold', title)}`];
  if (columns) lines.push(row('', ...columns));
  for (const cells of [...details, ...rows]) lines.push(row(...cells));
  if (targets.length > 0) lines.push('', row('target', 'reached', 'limit'));
  for (const target of targets) {
    const { label, unit, value, met } = target;
    const line = row(label, format(value, unit), formatLimit(target));
    lines.push(met ? styleText('green', `${line}   met`) : styleText('red', `${line}   MISSED`));
  }
  return lines.join('\n');
}

function row(...[name, ...cells]: Row): string {
  return name.padEnd(40) + cells.map((cell) => cell.padStart(12)).join('');
}
