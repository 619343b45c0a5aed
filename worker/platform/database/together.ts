import type { D1Client } from '../../env.ts';

interface Waiting {
  statements: D1PreparedStatement[];
  resolve: (results: D1Result[] | Promise<D1Result[]>) => void;
}

/**
 * Sends concurrent reads in one batch, because most reads cost less than a request to D1. If the batch fails, sends
 * those of each caller alone, to isolate the failure.
 */
export function readTogether(database: D1Client): D1Client {
  const sent = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  let waiting: Waiting[] = [];

  function ask(statements: D1PreparedStatement[]): Promise<D1Result[]> {
    // A macrotask runs after all concurrent code has queued its reads.
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
      // Rows as batches return them: columns of the same name become one.
      raw: async () => (await all()).results.map((row) => Object.values(row as object)),
    } as D1PreparedStatement;
    sent.set(wrapped, statement);
    return wrapped;
  }

  return {
    prepare: (sql: string) => wrap(database.prepare(sql)),
    batch: (batch: D1PreparedStatement[]) => ask(batch.map((entry) => sent.get(entry) ?? entry)),
  } as D1Client;
}
