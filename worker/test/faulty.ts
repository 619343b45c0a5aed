/** Databases and buckets with faults, for tests. */
import type { AuthContext } from '../accounts/auth-context.ts';
import { env } from './account.ts';

/** Replaces one method of a database, statement or bucket. */
export function withMethod<T extends object, K extends keyof T>(
  target: T,
  name: K,
  nullable: T[K],
): T {
  return new Proxy(target, {
    get(_, key) {
      if (key === name) return nullable;
      const value = target[key as keyof T] as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Runs `meanwhile` before each batch, as a concurrent request might. */
export function slowed(database: D1Database, meanwhile: () => Promise<unknown>): D1Database {
  return withMethod(database, 'batch', async (statements) => {
    await meanwhile();
    return database.batch(statements);
  });
}

/** A database whose first `succeeding` batches succeed and whose later ones fail. */
export function failingDatabase(succeeding = 1): D1Database {
  let batches = 0;
  return withMethod(env.DB, 'batch', async (statements) => {
    if ((batches += 1) > succeeding) throw new Error('D1');
    return env.DB.batch(statements);
  });
}

/** A database that runs every statement, but loses the first response to `raw()`, by which Drizzle reads rows. */
export function losingDatabase(): D1Database {
  let isLost = false;
  const lose = async <T>(response: Promise<T>): Promise<T> => {
    const done = await response;
    if (isLost) return done;
    isLost = true;
    throw new Error('D1_ERROR: Network connection lost.');
  };
  const losing = (statement: D1PreparedStatement): D1PreparedStatement =>
    withMethod(
      withMethod(statement, 'bind', (...values) => losing(statement.bind(...values))),
      'raw',
      (async () => lose(statement.raw())) as D1PreparedStatement['raw'],
    );
  return withMethod(env.DB, 'prepare', (sql) => losing(env.DB.prepare(sql)));
}

/** Makes D1 lose the response to the first batch after running it. @returns a function that counts the batches */
export function loseResponse({ database }: AuthContext): () => number {
  const batch = database.batch.bind(database);
  let batches = 0;
  database.batch = async (statements) => {
    const results = await batch(statements);
    if ((batches += 1) === 1) throw new Error('D1_ERROR: Network connection lost.');
    return results;
  };
  return () => batches;
}
