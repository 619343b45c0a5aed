import { globSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export type DatabaseFile = ReturnType<typeof openDatabaseFile>;

export function openDatabaseFile(state: string) {
  for (const file of globSync(`${state}/v3/d1/*/*.sqlite`)) {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = <Row = object>(sql: string) => database.prepare(sql).all() as Row[];
    const isIt = rows(`SELECT 1 FROM sqlite_master WHERE name = 'users'`).length > 0;
    if (isIt) return { rows, [Symbol.dispose]: () => database.close() };
    database.close();
  }
  throw new Error(`No database of ${state} has members.`);
}
