import { users } from '@desert/drizzle/schema';
import { eq, type SQL } from 'drizzle-orm';
import { isMuted, buildMuteUpdate } from '../notifications/settings.ts';
import type { Database } from '../platform/database/open.ts';
import { retryOnce } from '../platform/database/retry.ts';

const MUTED_NAME = 'safety';

export const hasClosedSafety: SQL = isMuted(MUTED_NAME);

/** Closes the notice in all of the member's conversations. */
export async function closeSafetyNotice(database: Database, user_id: number): Promise<void> {
  await retryOnce(() => buildMuteUpdate(database, eq(users.id, user_id), MUTED_NAME));
}
