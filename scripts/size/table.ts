/** The committed budgets, of which `npm test` checks the lines: `docs/size.json`, and each section's in its folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, listSectionNames } from '../site/root.ts';

export type Table = Record<string, Record<string, SizeRow>>;
export type SizeRow = Record<string, number>;

export const COMMENTS = 'comments %';

const LIMIT_PERCENT = 2;
const LIMITS_PERCENT: Record<string, number> = { [COMMENTS]: 10 };

const SHARED = 'docs/size.json';

/** Parts of `docs/size.json` and of the sections' files. A new section has no file until its first `--update`. */
function readFiles(): Map<string, Table> {
  const files = [SHARED, ...listSectionNames().map((name) => `mf-${name}/size.json`)];
  const read = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '{}';
  return new Map(files.map((file) => [file, JSON.parse(read(file)) as Table]));
}

export function readTable(files = readFiles()): Table {
  const table: Table = {};
  for (const part of [...files.values()].flatMap((table) => Object.entries(table)))
    table[part[0]] = { ...table[part[0]], ...part[1] };
  return table;
}

/** Writes each row to the file that has it, a new one of a section to the section's. */
export function writeTable(measured: Table, files = readFiles()): void {
  const written = new Map<string, Table>();
  for (const [part, rows] of Object.entries(measured))
    for (const [name, row] of Object.entries(rows)) {
      const file = [...files].find(([, table]) => table[part]?.[name])?.[0] ?? getSizeFile(name);
      const table = written.get(file) ?? {};
      written.set(file, { ...table, [part]: { ...table[part], [name]: row } });
    }
  for (const [file, table] of written)
    writeFileSync(join(root, file), `${JSON.stringify(table, null, 2)}\n`);
}

/** The file of a new row, which is named after a folder or a Worker. */
function getSizeFile(row: string): string {
  const section = listSectionNames().find(
    (name) => row === `mf-${name}` || row === `desert-${name}`,
  );
  return section === undefined ? SHARED : `mf-${section}/size.json`;
}

/** Lists the values over budget. The rows of a section that has no budgets yet are not. */
export function listBudgetExcesses(table: Table, measured: Table): string[] {
  return Object.entries(measured).flatMap(([part, rows]) =>
    Object.entries(rows).flatMap(([row, values]) =>
      Object.entries(values).flatMap(([column, value]) => {
        const before = table[part]?.[row]?.[column];
        const limit = LIMITS_PERCENT[column] ?? LIMIT_PERCENT;
        if (before !== undefined && value * 100 <= before * (100 + limit)) return [];
        if (!table[part]?.[row] && getSizeFile(row) !== SHARED) return [];
        const was = before === undefined ? 'not in the table' : `${before} in the table`;
        return [`${part}, ${row}, ${column}: ${value}, ${was}`];
      }),
    ),
  );
}
