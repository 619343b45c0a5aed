/** What an error goes back to: those of drizzle are of D1's, and theirs of SQLite's. */
export function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}
