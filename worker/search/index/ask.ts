import { unlessFull } from '../../database/full.ts';
import type { Env } from '../../env.ts';
import { bringUpToDate } from './advance.ts';
import { followAfterResponse } from './follow.ts';
import { discardIfDamaged, isMissing, readState } from './state.ts';

/** How long a request waits for an index that is not there yet, in ms; it goes on with what there is by then. */
const WAIT = 3000;

type Stores = Pick<Env, 'DB' | 'PRIMARY' | 'SEARCH'>;

/** The index is made of the primary: what a copy lacks would be taken for lost. */
const sources = ({ DB, PRIMARY, SEARCH }: Stores) => ({ DB: PRIMARY ?? DB, SEARCH });

/** Asks the index something; where there is none, or a damaged one, it is made first. */
export async function askIndex<T>(env: Stores, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isMissing(error) && !(await discardIfDamaged(env.SEARCH, error))) throw error;
    // What it is made of may take no mark that it was: the index is there all the same.
    await unlessFull('search index', () => bringUpToDate(sources(env), WAIT));
    return ask();
  }
}

/** Whether the index is being made: not all is in it yet. Has it gone on with. */
export async function isBuilding(
  env: Stores,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<boolean> {
  const state = await readState(env.SEARCH);
  if (state?.filling === null && state.history !== null) return false;
  context.waitUntil(followAfterResponse(sources(env)));
  return true;
}
