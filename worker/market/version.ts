/** The version of a conversation, by which both sides know whether anything changed. */
import { conversations } from '@desert/drizzle/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';

/** Counts a change of a conversation. */
export function countChange(database: Database, id: number, where?: SQL) {
  return database
    .update(conversations)
    .set({ version: sql`${conversations.version} + 1` })
    .where(and(eq(conversations.id, id), where));
}

/** The version that a conversation has by then, for a message that a batch changes. */
export function versionNow(id: number): SQL<number> {
  return sql`(SELECT ${conversations.version} FROM ${conversations} WHERE ${conversations.id} = ${id})`;
}
