/** The SQL by which triggers enqueue jobs, in the transaction that causes them. */
const NOW = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

interface Options {
  /** An SQL condition. */
  when?: string;
  /** A job that waits keeps the time of its first cause. */
  keepsTime?: boolean;
}

/**
 * A statement that enqueues a job; one that waits starts over, with a greater version.
 * @param key an SQL expression for what the job is about
 */
export function enqueue(
  kind: string,
  key: string,
  { when = 'TRUE', keepsTime }: Options = {},
): string {
  return `INSERT INTO jobs (kind, key, at) SELECT '${kind}', ${key}, ${NOW} WHERE ${when}
    ON CONFLICT (kind, key) DO UPDATE SET version = version + 1, cursor = 0,${keepsTime ? '' : ' at = excluded.at,'}
      run_at = 0, attempts = 0, lease_until = 0, last_error = '', failed_at = NULL;`;
}

/** A statement after which runners that have read the jobs about a row complete none of them. */
export const outdate = (kind: string, table: string, id: string): string =>
  `UPDATE jobs SET version = version + 1
    WHERE kind = '${kind}' AND key > '${table} ' || ${id} || ' ' AND key < '${table} ' || ${id} || '!';`;
