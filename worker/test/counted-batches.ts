/** A database that measures its batches, and stops where a test says: what a machine does that is gone. */
import { env } from './account.ts';

interface Batch {
  /** The rows that each of its statements changed, those by triggers included. */
  changed: number[];
  /** ms */
  time: number;
}

export interface Counted {
  database: D1Database;
  batches: Batch[];
  /** The longest statement: characters. */
  longest: () => number;
}

/** @param failing the number of the batch from which on all fail, from 1 on; none where it is 0 */
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
