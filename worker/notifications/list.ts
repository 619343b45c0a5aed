import type { NotificationCursor } from '@desert/contract/notifications/notification-input';
import {
  type Notification,
  type NotificationKind,
  NOTIFICATIONS_PAGE_SIZE,
  MAX_UNREAD,
} from '@desert/contract/notifications/notifications';
import { toCommentsKind } from '@desert/contract/records/kinds';
import { encodeCursor } from '@desert/contract/records/list-query';
import { notifications } from '@desert/drizzle/schema';
import { isBeingDeleted } from '@desert/drizzle/schema/accounts';
import { IS_LISTED, IS_UNREAD } from '@desert/drizzle/schema/notifications';
import { and, desc, eq, gt, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import type { Page } from '../records/paging.ts';
import { storyKinds } from '../records/registry.ts';

type Row = typeof notifications.$inferSelect;

/**
 * The condition that a notification is shown. Leaves out those about invisible comments and deleted accounts, also
 * before a job hides or deletes them.
 */
export const isShown: SQL | undefined = and(
  sql.raw(IS_LISTED),
  ...storyKinds.map(({ name, comments }) => {
    const { source_table, source_id } = notifications;
    return sql`(${source_table} <> ${toCommentsKind(name)} OR EXISTS (SELECT 1 FROM ${comments} WHERE ${comments.id} = ${source_id}))`;
  }),
  not(isBeingDeleted(notifications.actor_id)),
);

const { path, is_read, at } = notifications;

/** Maximum age of an event that is pushed or mailed, in ms. Attempts take longer, so outages leave no dead letters. */
export const NEWS_LIFETIME_MS = 24 * 60 * 60_000;

/** The condition that a notification may still be pushed or mailed. */
export const isNews = (now: number): SQL | undefined =>
  and(eq(is_read, false), isShown, gt(at, now - NEWS_LIFETIME_MS));

/** The path of the conversation or discussion that a notification leads to, without its query. */
export const threadPath: SQL = sql`substr(${path}, 1, instr(${path} || '?', '?') - 1)`;

/** A page of a member's notifications, newest event first. */
export async function listNotifications(
  database: Database,
  user_id: number,
  cursor: NotificationCursor | undefined,
): Promise<Page<Notification>> {
  const { at, id } = notifications;
  const after = cursor && sql`(${at}, ${id}) < (${cursor.at}, ${cursor.id})`;
  const foundRows = await database
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, user_id), isShown, after))
    .orderBy(desc(at), desc(id))
    .limit(NOTIFICATIONS_PAGE_SIZE + 1);
  const rows = foundRows.slice(0, NOTIFICATIONS_PAGE_SIZE);
  const last = foundRows.length > NOTIFICATIONS_PAGE_SIZE ? rows.at(-1) : undefined;
  return {
    records: rows.map(toNotificationJson),
    ...(last && { cursor: encodeCursor({ id: last.id, sort: 'at', value: last.at }) }),
  };
}

export function toNotificationJson(row: Row): Notification {
  const { id, others, title, path, detail, is_read } = row;
  return {
    id,
    kind: row.kind as NotificationKind,
    actor: row.actor_id === null ? null : { id: row.actor_id, username: row.actor_name },
    others,
    title,
    path,
    detail,
    is_read,
    at: new Date(row.at).toISOString(),
  };
}

/** The number of a member's unread notifications, up to `MAX_UNREAD`. */
export async function countUnreadNotifications(
  database: Database,
  user_id: number,
): Promise<number> {
  const counted = await database.get<{ count: number }>(selectUnreadCount(user_id));
  return counted.count;
}

/** The query of the unread count, for use in a batch. */
export function selectUnreadCount(user_id: number) {
  return sql`SELECT count(*) AS count FROM (SELECT 1 FROM ${notifications}
    WHERE ${notifications.user_id} = ${user_id} AND ${sql.raw(IS_UNREAD)} LIMIT ${MAX_UNREAD})`;
}
