/** Runs several queries in one request. @returns the rows of each query, in order */
export async function readRows<Row>(
  index: D1Database,
  queries: D1PreparedStatement[],
): Promise<Row[][]> {
  if (queries.length === 0) return [];
  const found = await index.batch<Row>(queries);
  return found.map(({ results }) => results);
}
