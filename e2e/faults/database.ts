import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Takes a table away from a running site, and gives it back: what reads it fails, and nothing else. */
export function hideTable(stateFolder: string, table: string): () => void {
  const files = globSync(join(stateFolder, 'v3/d1/*D1DatabaseObject/*.sqlite'));
  const file = files.find((path) => !path.endsWith('metadata.sqlite'));
  if (file === undefined) throw new Error(`There is no database in ${stateFolder}.`);
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
    database.close();
  };
  rename(table, `${table}_hidden`);
  return () => rename(`${table}_hidden`, table);
}
