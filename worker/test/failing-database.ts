import { env } from './account.ts';

/** The database, of which the first batches succeed and every later one fails. */
export function failingDatabase(succeeding = 1): D1Database {
  let batches = 0;
  return new Proxy(env.DB, {
    get(target, name: keyof D1Database) {
      if (name === 'batch' && (batches += 1) > succeeding)
        return async () => Promise.reject(new Error('D1'));
      const value = target[name] as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
