/** How far the index is. Several runners may write to it at the same time: a change is written if nobody came first. */
import { log } from '../../log/log.ts';
import { VERSION } from './schema.ts';

export interface IndexState {
  /** Of the last who wrote. */
  lease: string;
  /** Counts the writes; the database notes it after each: see `open-index.ts`. */
  revision: number;
  /** The revision that the database had noted before the last write. */
  noted: number;
  /** The hash of the history's seed that it has, if any. */
  history: string | null;
  /** The table that a rebuild is reading, null after it; and the last id that it has read. */
  rebuild_table: string | null;
  rebuild_after: number;
}

/** The state of the index; undefined if it is missing or has another version. */
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

/** Whether something failed because there is no index, or not this one. */
export function isMissing(error: unknown): boolean {
  return /no such (?:table|column)/.test(String(error));
}

/** What SQLite says of a damaged database, and FTS5 of a damaged index. */
function isDamaged(error: unknown): boolean {
  return /database disk image is malformed|SQLITE_CORRUPT|vtable constructor failed/.test(
    String(error),
  );
}

/** Has the index rebuilt if something failed because it is damaged. @returns whether it did */
export async function discardIfDamaged(search: D1Database, error: unknown): Promise<boolean> {
  if (!isDamaged(error)) return false;
  log('search.damaged', { error: String(error) });
  await search.prepare('DROP TABLE IF EXISTS state').run();
  return true;
}

/** A statement that runs only if its write came first: its SQL ends with a condition that `AND` can follow. */
export interface IndexStatement {
  sql: string;
  values: (string | number | null)[];
}

/**
 * Writes to the index in one transaction, unless somebody else has since its state was read.
 * @param noted the revision that the database had noted by then
 * @param changes columns of the state
 * @returns the revision; undefined where somebody else came first
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
