import type {
  NotificationDetail,
  NotificationKind,
} from '@desert/contract/notifications/notifications';
import { blocks, notifications, users } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { hasVersion, type Job } from '../jobs/queue.ts';
import type { Database } from '../platform/database/open.ts';
import { insertSelect } from '../platform/database/sql.ts';

/** The job of an event: a change of the row `source_id` in the table `source_table`. */
export interface Event extends Job {
  source_table: string;
  source_id: number;
  change: string;
}

interface Actor {
  id: number;
  username: string;
}

export interface NewNotification {
  kind: NotificationKind;
  /** A member has one notification per key; notifying again changes it, or does nothing. */
  key: string;
  /** The table of the subject. If it is a record, triggers hide the notification along with it. */
  source_table: string;
  source_id: number;
  /** The member who caused the event; null if none is named. */
  actor: Actor | null;
  title: string;
  path: string;
  detail?: NotificationDetail;
  /** Time of the event: ms since 1970. */
  at: number;
  /** The condition that the subject is not visible now, which hides the notification until it is. */
  isHidden?: SQL;
  /** A number that grows with each event of a bundle, such as an id. */
  high_water_mark?: number;
}

/**
 * The statement that notifies members, except the actor, members who blocked the actor, and members who muted the
 * kind. @param recipients their ids @param again how the event changes a notification with the same key; by default not
 */
export function buildNotificationInsert(
  database: Database,
  event: Event,
  notice: NewNotification,
  recipients: number[],
  again?: Again,
): BatchItem<'sqlite'> {
  const { actor, detail = {}, high_water_mark = 0, isHidden = false } = notice;
  const actor_id = actor?.id ?? null;
  const { user_id, blocked_id } = blocks;
  const target = [notifications.user_id, notifications.key];
  const insert = insertSelect(
    database,
    notifications,
    {
      user_id: sql`u.id`,
      kind: notice.kind,
      key: notice.key,
      source_table: notice.source_table,
      source_id: notice.source_id,
      actor_id,
      actor_name: actor?.username ?? '',
      high_water_mark,
      title: notice.title,
      path: notice.path,
      detail,
      at: notice.at,
      is_hidden: isHidden,
    },
    sql`FROM json_each(${JSON.stringify(recipients)}) AS r JOIN ${users} AS u ON u.id = r.value
      WHERE u.id > 0 AND u.id IS NOT ${actor_id} AND ${hasVersion(event)}
        AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE ${user_id} = u.id AND ${blocked_id} = ${actor_id})
        AND NOT EXISTS (SELECT 1 FROM json_each(u.muted) WHERE value = ${notice.kind})`,
  );
  return again
    ? insert.onConflictDoUpdate({ target, set: again.set, setWhere: again.where })
    : insert.onConflictDoNothing({ target });
}

/** How a new event changes an existing notification with the same key, and the condition for it. */
export interface Again {
  set: Record<string, SQL>;
  where: SQL;
}

/** The value of a column in the notification of the new event, which conflicts with the existing one. */
export const getExcludedColumn = (column: string): SQL => sql.raw(`excluded."${column}"`);

const LATEST = [
  'source_table',
  'source_id',
  'actor_id',
  'actor_name',
  'title',
  'path',
  'detail',
  'at',
];

/** Columns that take the values of the new event and mark the notification as unread. */
export const LATEST_AND_UNREAD: Again['set'] = {
  ...Object.fromEntries(LATEST.map((column) => [column, getExcludedColumn(column)])),
  is_read: sql`0`,
  is_hidden: getExcludedColumn('is_hidden'),
};

const { high_water_mark, is_read, is_hidden, others: count } = notifications;

/**
 * How a new event changes a bundle: if its `high_water_mark` exceeds the bundle's, it becomes the named event and the bundle is
 * unread again; otherwise nothing changes. @param others number of actors besides the named one @param isLate whether
 * the bundle may already contain newer events, as on a retry: then any event makes it unread again, but an older one is
 * named only if the bundle was hidden
 */
export function buildBundleUpdate(others: SQL, isLate = false): Again {
  const isNewest = sql`${getExcludedColumn('high_water_mark')} > ${high_water_mark}`;
  if (!isLate)
    return {
      set: { ...LATEST_AND_UNREAD, others, high_water_mark: getExcludedColumn('high_water_mark') },
      where: isNewest,
    };
  const newest = LATEST.map((column) => [
    column,
    sql`iif(${isNewest} OR ${is_hidden}, ${getExcludedColumn(column)}, ${sql.raw(`"notifications"."${column}"`)})`,
  ]);
  const set = { ...LATEST_AND_UNREAD, ...Object.fromEntries(newest), others };
  return {
    set: {
      ...set,
      high_water_mark: sql`max(${high_water_mark}, ${getExcludedColumn('high_water_mark')})`,
    },
    where: sql`true`,
  };
}

/** Number of other actors after a new event: 0 if the notification was read or is hidden, otherwise one more. */
export const ONE_MORE = sql`iif(${is_read} OR ${is_hidden}, 0, ${count} + 1)`;

/** Number of other actors if the new event replaces the last one. */
export const ALONE = sql`0`;
