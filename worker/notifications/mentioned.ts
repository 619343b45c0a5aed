import { listMentions } from '@desert/contract/members/mentions';
import { MAX_MENTIONS } from '@desert/contract/notifications/notifications';
import { users } from '@desert/drizzle/schema';
import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';

/** The ids of members whom a text mentions. Names after the first `MAX_MENTIONS` are ignored. */
export async function findMentioned(database: Database, text: string): Promise<number[]> {
  const names = listMentions(text).slice(0, MAX_MENTIONS);
  if (names.length === 0) return [];
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.username_key, names));
  return rows.map(({ id }) => id);
}
