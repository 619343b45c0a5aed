import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Takes a table away from a running site, and gives it back: what reads it fails, and nothing else. */
export function hideTable(stateFolder: string, table: string): () => void {
  const rename = (from: string, to: string) =>
    inDatabase(stateFolder, (database) => database.exec(`ALTER TABLE ${from} RENAME TO ${to}`));
  rename(table, `${table}_hidden`);
  return () => rename(`${table}_hidden`, table);
}

/** Has the database of a running site refuse every write, by the words of SQLite, and take them again. */
export function fillDatabase(stateFolder: string): () => void {
  const triggers = (sqlOf: (name: string, table: string, change: string) => string) =>
    inDatabase(stateFolder, (database) => {
      const tables = database
        .prepare(
          "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*'",
        )
        .all() as { name: string }[];
      for (const { name } of tables)
        for (const change of ['INSERT', 'UPDATE', 'DELETE'])
          database.exec(sqlOf(`full_${name}_${change}`, name, change));
    });
  triggers(
    (name, table, change) =>
      `CREATE TRIGGER ${name} BEFORE ${change} ON ${table} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
  );
  return () => triggers((name) => `DROP TRIGGER ${name}`);
}

function inDatabase(stateFolder: string, act: (database: DatabaseSync) => void): void {
  const files = globSync(join(stateFolder, 'v3/d1/*D1DatabaseObject/*.sqlite'));
  const file = files.find((path) => !path.endsWith('metadata.sqlite') && hasTable(path, 'users'));
  if (file === undefined) throw new Error(`There is no database in ${stateFolder}.`);
  const database = new DatabaseSync(file, { timeout: 5000 });
  act(database);
  database.close();
}

/** The search index is a database as well. */
function hasTable(file: string, name: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  const found = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name);
  database.close();
  return found !== undefined;
}
