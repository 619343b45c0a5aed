/** Databases and buckets that do something else than they should, in tests. */
import type { AuthContext } from '../accounts/auth-context.ts';
import { env } from './account.ts';

/** A database or a bucket of which one method is another. */
export function withMethod<T extends object, K extends keyof T>(target: T, name: K, own: T[K]): T {
  return new Proxy(target, {
    get(_, key) {
      if (key === name) return own;
      const value = target[key as keyof T] as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** A database before each batch of which something else is done to it. */
export function slowed(database: D1Database, meanwhile: () => Promise<unknown>): D1Database {
  return withMethod(database, 'batch', async (statements) => {
    await meanwhile();
    return database.batch(statements);
  });
}

/** The database, of which the first batches succeed and every later one fails. */
export function failingDatabase(succeeding = 1): D1Database {
  let batches = 0;
  return withMethod(env.DB, 'batch', async (statements) => {
    if ((batches += 1) > succeeding) throw new Error('D1');
    return env.DB.batch(statements);
  });
}

/** The database, which runs every statement and loses the first response. */
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

/** Has D1 lose the answer to the first batch, which it makes all the same. @returns how many there were */
export function loseAnswer({ database }: AuthContext): () => number {
  const batch = database.batch.bind(database);
  let batches = 0;
  database.batch = async (statements) => {
    const results = await batch(statements);
    if ((batches += 1) === 1) throw new Error('D1_ERROR: Network connection lost.');
    return results;
  };
  return () => batches;
}
