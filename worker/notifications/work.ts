/** Tells members what happened, after the answer to who did it: an event at a time, in order. */
import { notificationEvents } from '@desert/drizzle/schema';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import type { Env } from '../env.ts';
import { singleFlight } from '../isolate/single-flight.ts';
import { log } from '../log/log.ts';
import { followStories } from '../records/follow-stories.ts';
import { DEEDS } from './deeds.ts';
import { type Event, isStill } from './recipients.ts';

/** How long a request works after its answer, in ms; the cron goes on. */
const TIME = 10_000;

/** A try counts once in so many ms, and an event is given up that failed in so many: waiting is no failure, nor is one bad minute. */
const TRY_TIME = 60 * 60 * 1000;
const TRIES = 24;

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
      // What is told of the comments on a story is gone, and back, with it.
      if (!event && !(await followStories(database))) return;
      if (event && !(await tryStep(database, event))) after = event.id;
      // Locally, D1 runs in this thread: without a pause no other request is served between steps.
      await scheduler.wait(1);
    }
  } catch (error) {
    log('notifications.behind', { error: String(error) });
  }
}

/** Tells of what happened after a response. */
export const tellAfterAnswer = singleFlight(TIME, workAtNotifications);

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
    await noteFailure(database, event, String(error));
    return false;
  }
}

async function noteFailure(database: Database, event: Event, error: string): Promise<void> {
  const { id, of_table, of_id, change, failed_at } = event;
  const now = Date.now();
  const counts = failed_at === null || failed_at <= now - TRY_TIME;
  const tries = event.tries + Number(counts);
  const isGivenUp = tries >= TRIES;
  const what = { id, of_table, of_id, change, tries, error };
  log(isGivenUp ? 'notifications.given-up' : 'notifications.failed', what);
  if (isGivenUp) await database.delete(notificationEvents).where(isThis(event));
  else if (counts)
    await database.update(notificationEvents).set({ tries, failed_at: now }).where(isThis(event));
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
