/** A full database: writes fail, and reads succeed. */
import { env } from './account.ts';

/** D1's error message. */
const FULL = 'Exceeded maximum DB size';

const writes = (sql: string) => /^\s*(?:insert|update|delete|replace)\b/i.test(sql);

const refuse = async (): Promise<never> =>
  Promise.reject(new Error(`D1_ERROR: ${FULL}`, { cause: new Error(FULL) }));

/** Rejects every statement that writes, and every batch that contains one, before it runs. */
export function fullDatabase(): D1Database {
  const refused = new WeakSet<D1PreparedStatement>();

  function unwritten(statement: D1PreparedStatement): D1PreparedStatement {
    const methods = { all: refuse, run: refuse, raw: refuse, first: refuse };
    const bind = (...values: unknown[]) => unwritten(statement.bind(...values));
    const entry = { ...methods, bind } as unknown as D1PreparedStatement;
    refused.add(entry);
    return entry;
  }

  const database = {
    prepare(sql: string) {
      const statement = env.DB.prepare(sql);
      return writes(sql) ? unwritten(statement) : statement;
    },
    batch: async (statements: D1PreparedStatement[]) =>
      statements.some((entry) => refused.has(entry)) ? refuse() : env.DB.batch(statements),
    withSession: () => database,
  } as unknown as D1Database;
  return database;
}

/** Makes SQLite reject every INSERT into a table with its own message. @returns a function that undoes this */
export async function fillTable(table: string): Promise<() => Promise<unknown>> {
  await env.DB.prepare(
    `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table}
      BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
  ).run();
  return () => env.DB.prepare(`DROP TRIGGER full_${table}`).run();
}
