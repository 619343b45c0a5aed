/** How far the index is. Several requests may work at it at the same time: each change takes a turn, or is lost whole. */
import { log } from '../../log/log.ts';
import { VERSION } from './schema.ts';

export interface IndexState {
  /** Another one after each change. */
  turn: string;
  /** The id of the last of `search_changes` that it has. */
  applied_to: number;
  /** The hash of the history's seed that it has, if any. */
  history: string | null;
  /** The table that is being read into it from the beginning, null where all are; and up to which id. */
  filling: string | null;
  filled_to: number;
  /** The number of words in the dictionary. */
  words: number;
  /** The id of the word up to which unused words were removed. */
  swept_to: number;
}

/** The state of an index of today; undefined where there is none yet, or one of another version. */
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

/** A statement that runs only in the turn of its change: its SQL ends with a condition that `AND` can follow. */
export interface TurnStatement {
  sql: string;
  values: (string | number | null)[];
}

/**
 * Changes the index, if nobody has since its state was read.
 * @param changes to be made in one transaction
 * @param state what becomes of the state
 * @returns whether it was changed
 */
export async function takeTurn(
  search: D1Database,
  { turn }: IndexState,
  changes: TurnStatement[],
  state: Partial<Omit<IndexState, 'turn'>>,
): Promise<boolean> {
  const own = crypto.randomUUID();
  const columns = Object.entries(state);
  const set = ['turn = ?', ...columns.map(([name]) => `${name} = ?`)].join(', ');
  const results = await search.batch([
    search
      .prepare(`UPDATE state SET ${set} WHERE turn = ?`)
      .bind(own, ...columns.map(([, value]) => value), turn),
    ...changes.map(({ sql, values }) =>
      search.prepare(`${sql} AND (SELECT turn FROM state) = ?`).bind(...values, own),
    ),
  ]);
  return results[0]?.meta.changes === 1;
}
