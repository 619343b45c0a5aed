/** The innermost cause of an error: drizzle wraps D1's errors, which wrap SQLite's. */
export function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}
