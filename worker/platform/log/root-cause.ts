/** The innermost cause of an error: drizzle wraps D1's errors, which wrap SQLite's. */
export function getRootCause(error: Error): Error {
  return error.cause instanceof Error ? getRootCause(error.cause) : error;
}

/** The text of an error for logs and failed jobs, without the values of a failed query, which may be personal. */
export function describeCause(error: unknown): string {
  return String(error instanceof Error ? getRootCause(error) : error);
}
