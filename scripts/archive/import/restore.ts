/**
 * Fills an empty local site with a copy of the database and of the photos, as `npm run destroy` makes it:
 *   npm run restore -- folder --local --persist-to DIR
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { executeStatements, type WranglerTarget } from '../../../drizzle/d1.ts';
import { rebuildSearch } from '../../../drizzle/rebuild-search.ts';
import { ARCHIVE, setUp } from '../../../drizzle/setup.ts';
import { readStartOptions } from '../../site/options.ts';
import { putPhotos } from './empty-site.ts';

const DATABASE_FILE = 'database.sql';

/** The seed loads this table again: its rows are longer than a statement of D1 may be. */
const SEEDED = 'history_documents';

const AFTER_ROWS = `DELETE FROM revisions WHERE name IN ('history', 'games');
  INSERT OR IGNORE INTO revisions (name, hash) VALUES ('${ARCHIVE}', 'restored');`;

/** @returns the number of photo files @throws if the site has a database */
export async function restoreCopy(folder: string, target: WranglerTarget): Promise<number> {
  const { stateFolder } = readStartOptions([...target], {});
  if (existsSync(join(stateFolder, 'v3/d1'))) {
    throw new Error(`${stateFolder} has a database: only an empty site can be filled.`);
  }
  const keys = globSync('photos/*', { cwd: folder }).map((key) => key.replaceAll('\\', '/'));
  await putPhotos(folder, keys, target);
  await executeStatements(target, orderDump(readFileSync(join(folder, DATABASE_FILE), 'utf8')));
  await setUp(target);
  await rebuildSearch(target);
  return keys.length;
}

/**
 * D1 exports tables with their rows in alphabetical order, and refuses rows whose foreign key names a table that comes
 * later. @returns the same with all tables first, and indexes, views and triggers last
 */
function orderDump(sql: string): string[] {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  try {
    database.exec(sql);
    const read = (query: string) => database.prepare(query).all() as Record<string, string>[];
    const parts = read(
      `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    );
    const [tables, others] = [true, false].map((isTable) =>
      parts.filter(({ type }) => (type === 'table') === isTable),
    ) as [typeof parts, typeof parts];
    const restored = tables.map(({ name = '' }) => name).filter((name) => name !== SEEDED);
    const names = [...restored, 'sqlite_sequence'];
    const rows = names.flatMap((name) => {
      // Without generated columns.
      const columns = read(`PRAGMA table_info("${name}")`).map((column) => `"${column['name']}"`);
      const values = columns.map((column) => `quote(${column})`).join(` || ',' || `);
      const lines = read(`SELECT ${values} AS line FROM "${name}"`);
      return lines.map(({ line }) => `INSERT INTO "${name}" (${columns.join()}) VALUES (${line});`);
    });
    // Each table with its first row has made a row of this one.
    const clear = 'DELETE FROM sqlite_sequence;';
    const at = rows.findIndex((row) => row.startsWith('INSERT INTO "sqlite_sequence"'));
    const ordered = at < 0 ? rows : [...rows.slice(0, at), clear, ...rows.slice(at)];
    const create = (list: typeof parts) => list.map((part) => `${part['sql']};`);
    const defer = 'PRAGMA defer_foreign_keys = TRUE;';
    return [defer, ...create(tables), ...ordered, AFTER_ROWS, ...create(others)];
  } finally {
    database.close();
  }
}

if (import.meta.main) {
  const [folder, ...target] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('--') || !target.includes('--local')) {
    console.error('Usage: npm run restore -- folder --local --persist-to DIR');
    process.exitCode = 1;
  } else {
    try {
      console.log(`Restored, with ${await restoreCopy(resolve(folder), target)} photo files`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
