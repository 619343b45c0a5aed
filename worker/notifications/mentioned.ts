import { mentionsIn } from '@desert/contract/members/mentions';
import { MENTIONS_MAX } from '@desert/contract/notifications/notifications';
import { users } from '@desert/drizzle/schema';
import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';

/** The ids of members whom a text mentions. Names after the first `MENTIONS_MAX` are ignored. */
export async function mentionedIn(database: Database, text: string): Promise<number[]> {
  const names = mentionsIn(text).slice(0, MENTIONS_MAX);
  if (names.length === 0) return [];
  const found = await database
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.username_key, names));
  return found.map(({ id }) => id);
}
