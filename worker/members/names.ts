import { USERNAME } from '@desert/contract/members/mentions';
import { MAX_MENTION_CHOICES } from '@desert/contract/notifications/notifications';
import type { Author } from '@desert/contract/records/records';
import { users } from '@desert/drizzle/schema';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { isNotSuspended } from './users/suspension.ts';
import { foldCase, isMember } from './users/users.ts';

/** A character that sorts after every character of a username. */
const BEYOND = '\u{7f}';

/** Resolves a full username, with or without '@'. Resolving prefixes, too, would let visitors enumerate members. */
export async function findUsername(database: Database, typed: string): Promise<string | undefined> {
  const { username, username_key } = users;
  const name = typed.trim().replace(/^@/, '');
  if (!USERNAME.test(name)) return undefined;
  const row = await database
    .select({ username })
    .from(users)
    .where(and(eq(username_key, foldCase(name)), isMember))
    .get();
  return row?.username;
}

/** Members whose name starts with the text, sorted by name: at most `MAX_MENTION_CHOICES`, without suspended ones. */
export function readMentionChoices(database: Database, starts: string): Promise<Author[]> {
  const { id, username, username_key } = users;
  const first = foldCase(starts);
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
    .limit(MAX_MENTION_CHOICES);
}
