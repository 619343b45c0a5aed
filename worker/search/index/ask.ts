import type { AppBindings } from '../../request-context.ts';
import { rebuildNow } from './rebuild.ts';
import { discardIfDamaged, isMissing, readState } from './state.ts';

/** Maximum time in ms that a request rebuilds a missing index. Then it searches the part that is built. */
const WAIT_MS = 3000;

type Context = Pick<AppBindings, 'env' | 'index'>;

/** Reads from the index. If it is missing or damaged, rebuilds it for up to `WAIT_MS`, and tries once more. */
export async function askIndex<T>({ env, index }: Context, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isMissing(error) && !(await discardIfDamaged(index, error))) throw error;
    await rebuildNow(env, WAIT_MS);
    return ask();
  }
}

/** Whether the index is missing, or being rebuilt and therefore incomplete. */
export async function isBuilding({ index }: Pick<Context, 'index'>): Promise<boolean> {
  const state = await readState(index);
  return state?.rebuild_table !== null || state.history === null;
}

/** Runs several queries in one request. @returns the rows of each query, in order */
export async function readRows<Row>(
  index: D1Database,
  queries: D1PreparedStatement[],
): Promise<Row[][]> {
  if (queries.length === 0) return [];
  const row = await index.batch<Row>(queries);
  return row.map(({ results }) => results);
}
