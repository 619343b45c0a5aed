/** The database, whose Worker ends at its nth request: before the database has done it, or after. */
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
      end(() => database.batch(statements.map((one) => originals.get(one)!))),
  } as D1Database;
}
