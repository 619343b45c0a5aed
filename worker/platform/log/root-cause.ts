/** The innermost cause of an error: drizzle wraps D1's errors, which wrap SQLite's. */
export function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

/** The text of an error for logs and failed jobs, without the values of a failed query, which may be personal. */
export function causeText(error: unknown): string {
  return String(error instanceof Error ? rootCause(error) : error);
}
