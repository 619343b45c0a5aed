import { users } from '@desert/drizzle/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { retryOnce } from '../platform/database/retry.ts';

/** The condition that a member closed the safety notice. */
const hasClosed: SQL = sql`EXISTS (SELECT 1 FROM json_each(${users.muted}) WHERE value = 'safety')`;

/** Closes the notice in all of the member's conversations. */
export async function closeSafetyNotice(database: Database, user_id: number): Promise<void> {
  const muted = sql`json_insert(${users.muted}, '$[#]', 'safety')`;
  await retryOnce(() =>
    database
      .update(users)
      .set({ muted })
      .where(and(eq(users.id, user_id), sql`NOT ${hasClosed}`)),
  );
}

export function selectClosedSafety(database: Database, viewer: number) {
  return database
    .select({ hasClosed: sql<0 | 1>`${hasClosed}` })
    .from(users)
    .where(eq(users.id, viewer));
}
