import { type StoryName, toCommentsKind } from '@desert/contract/records/kinds';
import { notifications } from '@desert/drizzle/schema';
import { IS_UNREAD } from '@desert/drizzle/schema/notifications';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { retryOnce } from '../platform/database/retry.ts';

const { user_id, id, at, source_table, source_id, high_water_mark } = notifications;

export async function markRead(database: Database, user: number, value: number): Promise<void> {
  await retryOnce(() => readWhere(database, and(eq(user_id, user), eq(id, value))).run());
}

/** Marks a member's notifications of events up to a time as read. @param until ms since 1970 */
export async function markAllRead(database: Database, user: number, until: number): Promise<void> {
  const theirs = and(eq(user_id, user), sql.raw(IS_UNREAD), lte(at, until));
  await retryOnce(() => readWhere(database, theirs).run());
}

/** Marks a member's notifications whose newest event is one of these comments as read. */
export async function markCommentsRead(
  database: Database,
  user: number,
  { kind, comments }: { kind: StoryName; comments: number[] },
): Promise<void> {
  const isShown = sql`${source_id} IN (SELECT value FROM json_each(${JSON.stringify(comments)}))`;
  const theirs = and(eq(user_id, user), sql.raw(IS_UNREAD), isShown);
  const isOfKind = eq(source_table, toCommentsKind(kind));
  await retryOnce(() => readWhere(database, and(theirs, isOfKind)).run());
}

/** The statement that marks a member's notifications of a conversation as read, up to a message. */
export function readOfConversation(
  database: Database,
  user: number,
  conversation: number,
  message: number,
) {
  const itself = and(eq(source_table, 'conversations'), eq(source_id, conversation));
  return readWhere(database, and(itself, eq(user_id, user), lte(high_water_mark, message)));
}

function readWhere(database: Database, where: SQL | undefined) {
  return database.update(notifications).set({ is_read: true }).where(where);
}
