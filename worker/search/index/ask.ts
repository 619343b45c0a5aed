import type { Env } from '../../env.ts';
import type { JobEnv } from '../../jobs/handler.ts';
import { rebuildNow } from './rebuild.ts';
import { discardIfDamaged, isMissing, readState } from './state.ts';

/** Maximum time in ms that a request rebuilds a missing index. Then it searches the part that is built. */
const WAIT = 3000;

type Stores = JobEnv & Pick<Env, 'PRIMARY'>;

/** The environment for jobs, whose table is read from the primary. */
const onPrimary = (env: Stores): JobEnv => ({ ...env, DB: env.PRIMARY ?? env.DB });

/** Reads from the index. If it is missing or damaged, rebuilds it for up to `WAIT` ms, and tries once more. */
export async function askIndex<T>(env: Stores, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isMissing(error) && !(await discardIfDamaged(env.SEARCH, error))) throw error;
    await rebuildNow(onPrimary(env), WAIT);
    return ask();
  }
}

/** Whether the index is missing, or being rebuilt and therefore incomplete. */
export async function isBuilding({ SEARCH }: Pick<Env, 'SEARCH'>): Promise<boolean> {
  const state = await readState(SEARCH);
  return state?.rebuild_table !== null || state.history === null;
}

/** Runs several queries in one request. @returns the rows of each query, in order */
export async function readRows<Row>(
  index: D1Database,
  queries: D1PreparedStatement[],
): Promise<Row[][]> {
  if (queries.length === 0) return [];
  const found = await index.batch<Row>(queries);
  return found.map(({ results }) => results);
}
