/** The committed size table, `docs/size.json`. `npm run size` checks all values against it, `npm test` the lines. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/root.ts';

export type Table = Record<string, Record<string, Row>>;
export type Row = Record<string, number>;

export const START_UP = 'start-up ms';
export const COMMENTS = 'comments %';

/** Allowed growth in percent. Start-up times vary more, and the share of comments is a small number. */
const LIMIT = 2;
const LIMITS: Record<string, number> = { [START_UP]: 100, [COMMENTS]: 10 };

const FILE = join(root, 'docs/size.json');

export function readTable(): Table {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Table;
}

export function writeTable(table: Table): void {
  writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`);
}

export function growth(table: Table, measured: Table): string[] {
  return Object.entries(measured).flatMap(([part, rows]) =>
    Object.entries(rows).flatMap(([row, values]) =>
      Object.entries(values).flatMap(([column, value]) => {
        const before = table[part]?.[row]?.[column];
        const limit = LIMITS[column] ?? LIMIT;
        if (before !== undefined && value * 100 <= before * (100 + limit)) return [];
        const was = before === undefined ? 'not in the table' : `${before} in the table`;
        return [`${part}, ${row}, ${column}: ${value}, ${was}`];
      }),
    ),
  );
}
