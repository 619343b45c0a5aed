import type { Env } from '../../env.ts';
import type { JobEnv } from '../../jobs/handler.ts';
import { rebuildNow } from './rebuild.ts';
import { discardIfDamaged, isMissing, readState } from './state.ts';

/** How long a request waits for an index that is not there yet, in ms; it goes on with what there is by then. */
const WAIT = 3000;

type Stores = JobEnv & Pick<Env, 'PRIMARY'>;

/** Jobs are in the primary. */
const onPrimary = (env: Stores): JobEnv => ({ ...env, DB: env.PRIMARY ?? env.DB });

/** Reads from the index; a missing or damaged one is rebuilt first. */
export async function askIndex<T>(env: Stores, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isMissing(error) && !(await discardIfDamaged(env.SEARCH, error))) throw error;
    await rebuildNow(onPrimary(env), WAIT);
    return ask();
  }
}

/** Whether the index is being rebuilt: not all is in it yet. */
export async function isBuilding({ SEARCH }: Pick<Env, 'SEARCH'>): Promise<boolean> {
  const state = await readState(SEARCH);
  return state?.rebuild_table !== null || state.history === null;
}
