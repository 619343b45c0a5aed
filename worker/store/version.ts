import { conversations } from '@desert/drizzle/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';

/** The statement that increments the version of a conversation, which clients poll. */
export function countChange(database: Database, id: number, where?: SQL) {
  return database
    .update(conversations)
    .set({ version: sql`${conversations.version} + 1` })
    .where(and(eq(conversations.id, id), where));
}

export function selectCurrentVersion(id: number): SQL<number> {
  return sql`(SELECT ${conversations.version} FROM ${conversations} WHERE ${conversations.id} = ${id})`;
}
