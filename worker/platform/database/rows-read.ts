import type { D1Client } from '../../env.ts';

export interface CountedDatabase {
  database: D1Database;
  rowsRead: () => number;
  /** Number of written rows; D1 counts each index entry as one. */
  rowsWritten: () => number;
}

/**
 * Wraps a database to count the rows that its statements read and write, which D1 bills. @param onQuery called after
 * each statement
 */
export function countRowsRead(counted: D1Client, onQuery?: () => void): CountedDatabase {
  let [read, written] = [0, 0];
  const note = <T>(result: D1Result<T>) => {
    read += result.meta.rows_read;
    written += result.meta.rows_written;
    onQuery?.();
    return result;
  };
  const statements = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => note(await statement.all());
    const counting = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all,
      run: all,
      // D1's raw() returns no counts. Here, columns of the same name become one, as in batch().
      raw: async () => (await all()).results.map((row) => Object.values(row)),
      first: async (column?: string) => {
        const row = (await all()).results[0];
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
    } as D1PreparedStatement;
    statements.set(counting, statement);
    return counting;
  };

  const database = {
    prepare: (sql: string) => wrap(counted.prepare(sql)),
    batch: async (batch: D1PreparedStatement[]) => {
      const results = await counted.batch(batch.map((s) => statements.get(s) ?? s));
      return results.map(note);
    },
  } as D1Database;

  return { database, rowsRead: () => read, rowsWritten: () => written };
}
