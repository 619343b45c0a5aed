import type { Env } from '../env.ts';
import { TIME, workAtNotifications } from './work.ts';

/** Until when a request of this isolate is at it, in ms since 1970, and whether something happened since it began. */
const atIt = { until: 0, more: false };

/**
 * Tells of what happened behind an answer. One request of an isolate does it for all: several would read and write the same, for
 * one of them to be counted, and stand in the way of the answers to come.
 */
export async function tellAfterAnswer(env: Pick<Env, 'DB'>): Promise<void> {
  atIt.more = true;
  const now = Date.now();
  // Later than that, who was at it was cut off.
  if (now < atIt.until) return;
  const until = now + TIME;
  atIt.until = until;
  while (atIt.more && Date.now() < until) {
    atIt.more = false;
    await workAtNotifications(env, until - Date.now());
  }
  if (atIt.until === until) atIt.until = 0;
}
