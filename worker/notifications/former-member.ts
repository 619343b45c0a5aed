/** What becomes of notifications when somebody deletes their account, or blocks another. */
import { notifications } from '@desert/drizzle/schema';
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open.ts';

const { user_id, actor_id, id, kind } = notifications;

/**
 * The statements that take away some of what a member was told, and others of them; what tells of others as well names
 * nobody until their likes are counted again.
 * @param step how many rows each takes
 */
export function deleteNotifications(database: Database, user: number, step: number) {
  const some = (where: SQL | undefined) =>
    database.select({ id }).from(notifications).where(where).limit(step);
  const byThem = eq(actor_id, user);
  return [
    database
      .update(notifications)
      .set({ actor_id: null, actor_name: '' })
      .where(inArray(id, some(and(byThem, eq(kind, 'like'))))),
    database.delete(notifications).where(inArray(id, some(and(byThem, ne(kind, 'like'))))),
    database.delete(notifications).where(inArray(id, some(eq(user_id, user)))),
  ];
}

/** The query of what still names them. */
export function notificationsOf(database: Database, user: number) {
  return database.select({ id }).from(notifications).where(isOf(user)).limit(1);
}

/** The statement that takes away what a member was told of another. */
export function deleteToldOf(database: Database, user: number, other: number) {
  return database.delete(notifications).where(and(eq(actor_id, other), eq(user_id, user)));
}

function isOf(user: number): SQL | undefined {
  return or(eq(user_id, user), eq(actor_id, user));
}
