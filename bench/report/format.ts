import type { Unit } from '../measures.ts';
import type { TargetUnit } from '../targets.ts';

/** A measure as a table shows it; bytes come out in KB of 1000. */
export function formatMeasure(value: number, unit: Unit): string {
  return format(unit === 'KB' ? value / 1000 : value, unit);
}

/** A value in its unit: '812 ms', '98.4 KB', '0.37 ×', '0.004', '14'. */
export function format(value: number, unit: TargetUnit): string {
  switch (unit) {
    case 'ms':
      return `${Math.round(value)} ms`;
    case 'KB':
      return `${value.toFixed(1)} KB`;
    case 'times':
      return `${value.toFixed(2)} ×`;
    case 'shift':
      return value.toFixed(3);
    case 'count':
      return String(value);
    default:
      return unit satisfies never;
  }
}

/** Columns of plain text side by side, the first to the left, the others to the right. */
export function alignColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const space = ' '.repeat((widths[at] ?? 0) - cell.length);
        return at === 0 ? cell + space : space + cell;
      })
      .join('   ')
      .trimEnd(),
  );
}
