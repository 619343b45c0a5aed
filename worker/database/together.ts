/** Several reads in one request to D1, which costs more than most reads do. */

/** Statements that somebody waits for. */
interface Waiting {
  statements: D1PreparedStatement[];
  resolve: (results: D1Result[] | Promise<D1Result[]>) => void;
}

/**
 * The same database for whoever only reads: what is read of it at the same time is sent in one batch. Where
 * that fails, each read is sent by itself, and fails for itself.
 */
export function readTogether(database: D1Database): D1Database {
  const sent = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  let waiting: Waiting[] = [];

  function ask(statements: D1PreparedStatement[]): Promise<D1Result[]> {
    // By then whatever goes on at the same time has asked, too: nothing is left to do but to wait.
    if (waiting.length === 0) setTimeout(() => void sendAll(), 0);
    return new Promise((resolve) => waiting.push({ statements, resolve }));
  }

  async function sendAll(): Promise<void> {
    const together = waiting;
    waiting = [];
    try {
      const results = await database.batch(together.flatMap(({ statements }) => statements));
      for (const { statements, resolve } of together) resolve(results.splice(0, statements.length));
    } catch (error) {
      for (const { statements, resolve } of together)
        resolve(together.length === 1 ? Promise.reject(error) : database.batch(statements));
    }
  }

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const all = async () => (await ask([statement]))[0] as D1Result;
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all,
      // As rows come out of any batch: two columns of one name become one.
      raw: async () => (await all()).results.map((row) => Object.values(row as object)),
    } as D1PreparedStatement;
    sent.set(wrapped, statement);
    return wrapped;
  }

  return {
    prepare: (sql: string) => wrap(database.prepare(sql)),
    batch: (batch: D1PreparedStatement[]) => ask(batch.map((one) => sent.get(one) ?? one)),
  } as D1Database;
}
