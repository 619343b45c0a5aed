import { env } from './account.ts';

/** The database, of which the first batch succeeds and every later one fails. */
export function failingDatabase(): D1Database {
  let batches = 0;
  return new Proxy(env.DB, {
    get(target, name: keyof D1Database) {
      if (name === 'batch' && (batches += 1) > 1)
        return async () => Promise.reject(new Error('D1'));
      const value = target[name] as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
