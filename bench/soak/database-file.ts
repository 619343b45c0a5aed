/** The site's database as a file, read beside the site: SQLite itself says what is in it. */
import { globSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface DatabaseFile extends Disposable {
  /** The rows of a query. */
  rows: <Row = Record<string, unknown>>(sql: string) => Row[];
}

/**
 * Opens the file of a database, by one of its tables.
 * @param state what wrangler's `--persist-to` names
 * @throws where no database has the table
 */
export function openDatabaseFile(state: string, table: string): DatabaseFile {
  const files = globSync(`${state}/v3/d1/*/*.sqlite`);
  for (const file of files) {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = <Row>(sql: string) => database.prepare(sql).all() as Row[];
    const isIt = rows(`SELECT 1 FROM sqlite_master WHERE name = '${table}'`).length > 0;
    if (isIt) return { rows, [Symbol.dispose]: () => database.close() };
    database.close();
  }
  throw new Error(`No database of ${state} has ${table}.`);
}
