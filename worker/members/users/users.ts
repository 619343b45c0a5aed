import type { Account } from '@desert/contract/accounts/account';
import { type Author, DELETED_USER } from '@desert/contract/records/records';
import { users } from '@desert/drizzle/schema';
import { eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { getRootCause } from '../../platform/log/root-cause.ts';

export type User = typeof users.$inferSelect;

/** `Author.face`, or null. */
export const faceSql: SQL<string | null> = sql`${users.era} || '-' || ${users.number}`;

export function toAuthor(id: number, username: string, face: string | null): Author {
  return { id, username, ...(face !== null && { face }) };
}

export function foldCase(text: string): string {
  return text.toLowerCase();
}

/** A subquery for a user's id by name, in any case; NULL if no user has the name. */
export function selectIdByUsername(name: string): SQL {
  return sql`(SELECT ${users.id} FROM ${users} WHERE ${users.username_key} = ${foldCase(name)})`;
}

/** Excludes the placeholder for deleted users, and accounts whose deletion is unfinished: all have the same name. */
export const isMember: SQL = ne(users.username, DELETED_USER.username);

/** Finds a user to log in. @param name an email, or a username, which has no @; in any case */
export function findByLogin(database: Database, name: string): Promise<User | undefined> {
  const key = name.includes('@') ? users.email_key : users.username_key;
  return database
    .select()
    .from(users)
    .where(eq(key, foldCase(name)))
    .get();
}

export function findById(database: Database, id: number): Promise<User | undefined> {
  return database.select().from(users).where(eq(users.id, id)).get();
}

export async function isOfDeletedMember(
  error: Error,
  database: Database,
  id: number,
): Promise<boolean> {
  const isMissingRow = getRootCause(error).message.includes('FOREIGN KEY constraint failed');
  return isMissingRow && !(await findById(database, id));
}

/** Age in ms up to which a member is new, and a moderator reviews their first links. */
export const NEW_MEMBER_MS = 30 * 24 * 60 * 60_000;

export function toAccount(
  user: Pick<
    User,
    | 'id'
    | 'username'
    | 'email'
    | 'email_confirmed_at'
    | 'role'
    | 'created_at'
    | 'number'
    | 'era'
    | 'awaits_approval'
  >,
  now = Date.now(),
): Account {
  const { id, username, email, email_confirmed_at, role, created_at, number, era } = user;
  const face = era === null ? null : `${era}-${number}`;
  const email_confirmed = email_confirmed_at !== null;
  const account = { ...toAuthor(id, username, face), email, email_confirmed };
  if (role === 'moderator') return { ...account, role };
  return {
    ...account,
    ...(created_at > now - NEW_MEMBER_MS && { is_new: true }),
    ...(user.awaits_approval && { awaits_approval: true }),
  };
}
