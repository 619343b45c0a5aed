/** The statement that notifies members. It can be repeated. */
import type { NotificationDetail, NotificationKind } from '@desert/contract/notifications';
import { blocks, notifications, users } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import { isCurrent, type Job } from '../jobs/queue.ts';

/** The change that a job is about. */
export interface Event extends Job {
  of_table: string;
  of_id: number;
  change: string;
}

/** The member who caused the event. */
interface Actor {
  id: number;
  username: string;
}

/** A notification for each of its recipients. */
export interface Notice {
  kind: NotificationKind;
  /** A member has one notification of each key: notifying again changes that one, or nothing. */
  key: string;
  /** The row that it is of: with that it goes out of sight. */
  of_table: string;
  of_id: number;
  /** Null where nobody is named. */
  actor: Actor | null;
  title: string;
  path: string;
  detail?: NotificationDetail;
  /** ms since 1970 */
  at: number;
  /** Whether its subject is not visible right now; the notification is shown when that is. */
  isGone?: SQL;
  /** Grows with each event of a bundle, the id of a message for example: only a greater one than before is news. */
  most?: number;
}

/**
 * The statement that notifies members, except the one who did it, those who blocked that one, and those who muted the kind.
 * @param recipients their ids
 * @param again what a second event of a bundle does; nothing unless given
 */
export function notify(
  database: Database,
  event: Event,
  notice: Notice,
  recipients: number[],
  again?: Again,
): BatchItem<'sqlite'> {
  const { actor, detail = {}, most = 0, isGone = sql`0` } = notice;
  const actor_id = actor?.id ?? null;
  const { user_id, blocked_id } = blocks;
  const rows = database
    .select({
      id: sql<number>`NULL`.as('id'),
      user_id: sql<number>`u.id`.as('user_id'),
      kind: sql<string>`${notice.kind}`.as('kind'),
      key: sql<string>`${notice.key}`.as('key'),
      of_table: sql<string>`${notice.of_table}`.as('of_table'),
      of_id: sql<number>`${notice.of_id}`.as('of_id'),
      actor_id: sql<number | null>`${actor_id}`.as('actor_id'),
      actor_name: sql<string>`${actor?.username ?? ''}`.as('actor_name'),
      others: sql<number>`0`.as('others'),
      most: sql<number>`${most}`.as('most'),
      title: sql<string>`${notice.title}`.as('title'),
      path: sql<string>`${notice.path}`.as('path'),
      detail: sql<Notice['detail']>`${JSON.stringify(detail)}`.as('detail'),
      at: sql<number>`${notice.at}`.as('at'),
      is_read: sql<boolean>`0`.as('is_read'),
      is_gone: sql<boolean>`${isGone}`.as('is_gone'),
    })
    .from(sql`json_each(${JSON.stringify(recipients)}) AS r JOIN ${users} AS u ON u.id = r.value`)
    .where(
      sql`u.id > 0 AND u.id IS NOT ${actor_id} AND ${isCurrent(event)}
        AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE ${user_id} = u.id AND ${blocked_id} = ${actor_id})
        AND NOT EXISTS (SELECT 1 FROM json_each(u.muted) WHERE value = ${notice.kind})`,
    );
  const target = [notifications.user_id, notifications.key];
  const insert = database.insert(notifications).select(rows as never);
  return again
    ? insert.onConflictDoUpdate({ target, set: again.set, setWhere: again.where })
    : insert.onConflictDoNothing({ target });
}

/** What a second event of a bundle changes, and whether it does. */
export interface Again {
  set: Record<string, SQL>;
  where: SQL;
}

/** A column as the second event has it. */
export const latest = (column: string): SQL => sql.raw(`excluded."${column}"`);

const LATEST = ['of_table', 'of_id', 'actor_id', 'actor_name', 'title', 'path', 'detail', 'at'];

/** The notification becomes new: not read, and visible. */
export const ANEW: Again['set'] = {
  ...Object.fromEntries(LATEST.map((column) => [column, latest(column)])),
  is_read: sql`0`,
  is_gone: latest('is_gone'),
};

const { most, is_read, is_gone, others: count } = notifications;

/**
 * What a second event of a bundle does: the notification is new again if the event is newer than the last.
 * @param others how many others there are by then
 * @param isLate for an event that was retried: newer ones may have been first. It counts, and the newest stays named
 */
export function bundled(others: SQL, isLate = false): Again {
  const isNewest = sql`${latest('most')} > ${most}`;
  if (!isLate) return { set: { ...ANEW, others, most: latest('most') }, where: isNewest };
  const newest = LATEST.map((column) => [
    column,
    sql`iif(${isNewest} OR ${is_gone}, ${latest(column)}, ${sql.raw(`"notifications"."${column}"`)})`,
  ]);
  const set = { ...ANEW, ...Object.fromEntries(newest), others };
  return { set: { ...set, most: sql`max(${most}, ${latest('most')})` }, where: sql`true` };
}

/** A bundle that was read starts over; another has one more. */
export const ONE_MORE = sql`iif(${is_read} OR ${is_gone}, 0, ${count} + 1)`;

/** The new event replaces the last. */
export const ALONE = sql`0`;
