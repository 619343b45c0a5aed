import type { Env } from '../../env.ts';
import { log } from '../../log.ts';
import { bringUpToDate } from './advance.ts';

/** How long a request works at the index after its answer, in ms; the cron goes on where that was too short. */
const TIME = 10_000;

/** Works at the index behind an answer, so long in ms; what fails is logged, and done by whoever comes next. */
export async function workAtIndex(env: Pick<Env, 'DB' | 'SEARCH'>, time = TIME): Promise<void> {
  await bringUpToDate(env, time).catch((error: unknown) =>
    log('search.behind', { error: String(error) }),
  );
}
