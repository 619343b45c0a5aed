/**
 * Fails the request number `calls.left` to a database, counted from 1, and all later ones, as if the Worker had ended:
 * before the database runs that request or, with `calls.after`, when it has run it.
 */
export function endingAt(
  database: D1Database,
  calls: { left: number; after: boolean },
): D1Database {
  const end = async <T>(work: () => Promise<T>): Promise<T> => {
    calls.left -= 1;
    if (calls.left < 0 || (calls.left === 0 && !calls.after)) throw new Error('The Worker ended.');
    const result = await work();
    if (calls.left === 0) throw new Error('The Worker ended.');
    return result;
  };
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => end(() => statement.all()),
      run: () => end(() => statement.run()),
      raw: () => end(() => statement.raw()),
      first: () => end(() => statement.first()),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (sql: string) => wrap(database.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      end(() => database.batch(statements.map((entry) => originals.get(entry)!))),
  } as D1Database;
}
