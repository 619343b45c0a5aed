import type { Env } from '../../env.ts';
import { singleFlight } from '../../isolate/single-flight.ts';
import { log } from '../../log/log.ts';
import { bringUpToDate } from './advance.ts';
import { discardIfDamaged } from './state.ts';

/** How long a request works at the index after its answer, in ms; the cron goes on where that was too short. */
const TIME = 10_000;

/** Brings the index up to date, for at most so many ms. A failure is logged, and the next call tries again. */
export async function workAtIndex(env: Pick<Env, 'DB' | 'SEARCH'>, time: number): Promise<void> {
  try {
    await bringUpToDate(env, time).catch(async (error: unknown) => {
      if (!(await discardIfDamaged(env.SEARCH, error))) throw error;
    });
  } catch (error) {
    log('search.behind', { error: String(error) });
  }
}

/** Works at the index after a response. */
export const followAfterResponse = singleFlight(TIME, workAtIndex);
