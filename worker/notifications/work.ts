/** Tells members what happened, after the answer to who did it: an event at a time, in order. */
import { notificationEvents } from '@desert/drizzle/schema';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { DEEDS } from './deeds.ts';
import { type Event, isStill } from './recipients.ts';

/** How long a request works after its answer, in ms; the cron goes on. */
export const TIME = 10_000;

/** How long an event is tried that cannot be told, in ms: it does not stand in the way of others. */
const GIVEN_UP_AFTER = 24 * 60 * 60 * 1000;

/**
 * Tells of all that happened. Cut off at any moment, whoever comes next goes on: what is told and how far that is are
 * written in one transaction.
 * @param time how long, in ms
 */
export async function workAtNotifications(env: Pick<Env, 'DB'>, time = TIME): Promise<void> {
  const database = drizzle(env.DB);
  const end = Date.now() + time;
  let after = 0;
  try {
    while (Date.now() <= end) {
      const event = await nextEvent(database, after);
      if (!event) return;
      if (!(await tryStep(database, event))) after = event.id;
    }
  } catch (error) {
    log('notifications.behind', { error: String(error) });
  }
}

function nextEvent(database: Database, after: number): Promise<Event | undefined> {
  return database
    .select()
    .from(notificationEvents)
    .where(gt(notificationEvents.id, after))
    .orderBy(asc(notificationEvents.id))
    .limit(1)
    .get();
}

/** @returns whether it went well; what does not is tried again later, and at last given up */
async function tryStep(database: Database, event: Event): Promise<boolean> {
  try {
    await takeStep(database, event);
    return true;
  } catch (error) {
    const { id, of_table, of_id, change } = event;
    const isGivenUp = event.at < Date.now() - GIVEN_UP_AFTER;
    log(isGivenUp ? 'notifications.given-up' : 'notifications.failed', {
      id,
      of_table,
      of_id,
      change,
      error: String(error),
    });
    if (isGivenUp) await database.delete(notificationEvents).where(isThis(event));
    return false;
  }
}

/** Tells some or all of those who are to be told of an event. */
export async function takeStep(database: Database, event: Event): Promise<void> {
  const tell = DEEDS.get(event.of_table);
  const { statements, told_to } = tell ? await tell(database, event) : { statements: [] };
  await writeBatch(database, [
    ...statements,
    told_to === undefined
      ? database.delete(notificationEvents).where(isThis(event))
      : database.update(notificationEvents).set({ told_to }).where(isThis(event)),
  ]);
}

function isThis(event: Event) {
  return and(eq(notificationEvents.id, event.id), sql`${isStill(event)}`);
}
