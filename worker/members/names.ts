import { USERNAME } from '@desert/contract/mentions';
import { MENTION_CHOICES } from '@desert/contract/notifications';
import type { Author } from '@desert/contract/records';
import { users } from '@desert/drizzle/schema';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { isNotSuspended } from '../accounts/suspension.ts';
import { caseFolded, isMember } from '../accounts/users.ts';
import type { Database } from '../database/open.ts';

/** Sorts behind every sign that a name can have. */
const BEYOND = '\u{7f}';

/**
 * The username of the member whose whole name somebody typed, with or without an '@'. Beginnings find nobody: visitors
 * must not be able to list the members who never wrote anything.
 */
export async function usernameOf(database: Database, typed: string): Promise<string | undefined> {
  const { username, username_key } = users;
  const name = typed.trim().replace(/^@/, '');
  if (!USERNAME.test(name)) return undefined;
  const row = await database
    .select({ username })
    .from(users)
    .where(and(eq(username_key, caseFolded(name)), isMember))
    .get();
  return row?.username;
}

/** Members whose name begins so, by name: `MENTION_CHOICES` at most, of those who are not suspended. */
export function namesStarting(database: Database, starts: string): Promise<Author[]> {
  const { id, username, username_key } = users;
  const first = caseFolded(starts);
  return database
    .select({ id, username })
    .from(users)
    .where(
      and(
        gte(username_key, first),
        lt(username_key, first + BEYOND),
        isMember,
        isNotSuspended(Date.now()),
      ),
    )
    .orderBy(asc(username_key))
    .limit(MENTION_CHOICES);
}
