/** A database that measures its batches, and can fail from one of them on, as if its machine were gone. */
import { env } from './account.ts';

interface Batch {
  /** The rows that each statement changed, including those changed by triggers. */
  changed: number[];
  /** Duration in ms. */
  time: number;
}

export interface Counted {
  database: D1Database;
  batches: Batch[];
  /** Returns the length of the longest prepared statement in characters. */
  longest: () => number;
}

/** @param failing number of the first batch that fails, counted from 1; all later ones fail, too. With 0, none fails */
export function countedBatches(failing = 0): Counted {
  const batches: Batch[] = [];
  let longest = 0;
  const own = {
    prepare(sql: string) {
      longest = Math.max(longest, sql.length);
      return env.DB.prepare(sql);
    },
    async batch(statements: D1PreparedStatement[]) {
      if (failing > 0 && batches.length + 1 >= failing) throw new Error('The machine is gone.');
      const started = performance.now();
      const results = await env.DB.batch(statements);
      const changed = results.map(({ meta }) => meta.changes);
      batches.push({ changed, time: performance.now() - started });
      return results;
    },
  };
  return { database: own as unknown as D1Database, batches, longest: () => longest };
}
