/** SQL with which triggers enqueue jobs, in the transaction that causes them. */
const NOW = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

interface Options {
  /** SQL condition under which the job is enqueued. */
  when?: string;
  /** Whether a waiting job keeps the time of its first cause. */
  keepsTime?: boolean;
}

/**
 * A statement that enqueues a job. A waiting one starts over, with a greater version. @param key SQL expression for
 * the job's key
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

/** A statement that raises the version of a row's jobs, so that runners that have read them complete none. */
export const outdate = (kind: string, table: string, id: string): string =>
  `UPDATE jobs SET version = version + 1
    WHERE kind = '${kind}' AND key > '${table} ' || ${id} || ' ' AND key < '${table} ' || ${id} || '!';`;
