/**
 * State of the index. Several runners may write at the same time; a write succeeds only if no other runner wrote
 * since the state was read.
 */
import { log } from '../../platform/log/log.ts';
import { VERSION } from './schema.ts';

export interface IndexState {
  /** Random id of the last write, by which a writer notices that another was faster. */
  lease: string;
  /** Grows with each write. The database stores it afterwards: see `open-index.ts`. */
  revision: number;
  /** The revision that the database had stored before the last write. */
  noted: number;
  /** Hashes of the seeds of the indexed history; null before it is indexed. */
  history: string | null;
  /** The table that a rebuild is reading; null afterwards. */
  rebuild_table: string | null;
  rebuild_after: number;
}

/** The state of the index; undefined if it is missing, damaged or of another version. */
export async function readState(search: D1Database): Promise<IndexState | undefined> {
  try {
    const state = await search
      .prepare('SELECT * FROM state')
      .first<IndexState & { version: string }>();
    return state?.version === VERSION ? state : undefined;
  } catch (error) {
    if (isMissing(error) || isDamaged(error)) return undefined;
    throw error;
  }
}

/** Whether an error means that the index is missing, or of another version. */
export function isMissing(error: unknown): boolean {
  return /no such (?:table|column)/.test(String(error));
}

/** Matches the errors that SQLite throws for a damaged database and FTS5 for a damaged index. */
function isDamaged(error: unknown): boolean {
  return /database disk image is malformed|SQLITE_CORRUPT|vtable constructor failed/.test(
    String(error),
  );
}

/** Discards the index, so that it is rebuilt, if an error means that it is damaged. @returns whether it did */
export async function discardIfDamaged(search: D1Database, error: unknown): Promise<boolean> {
  if (!isDamaged(error)) return false;
  log('search.damaged', { error: String(error) });
  await search.prepare('DROP TABLE IF EXISTS state').run();
  return true;
}

/** Runs only if no other runner wrote first. The SQL ends with a condition, to which `AND` can be appended. */
export interface IndexStatement {
  sql: string;
  values: (string | number | null)[];
}

/**
 * Writes to the index in one transaction, unless another runner wrote since its state was read. @param noted the
 * revision that the database had stored @param changes columns of the state @returns the new revision; undefined if
 * another runner was first
 */
export async function writeIndex(
  search: D1Database,
  { state, noted }: { state: IndexState; noted: number },
  statements: IndexStatement[],
  changes: Partial<Omit<IndexState, 'lease' | 'revision' | 'noted'>>,
): Promise<number | undefined> {
  const lease = crypto.randomUUID();
  const revision = state.revision + 1;
  const columns = Object.entries({ lease, revision, noted, ...changes });
  const set = columns.map(([name]) => `${name} = ?`).join(', ');
  const results = await search.batch([
    search
      .prepare(`UPDATE state SET ${set} WHERE lease = ?`)
      .bind(...columns.map(([, value]) => value), state.lease),
    ...statements.map(({ sql, values }) =>
      search.prepare(`${sql} AND (SELECT lease FROM state) = ?`).bind(...values, lease),
    ),
  ]);
  return results[0]?.meta.changes === 1 ? revision : undefined;
}
