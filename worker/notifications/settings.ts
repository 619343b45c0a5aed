import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationSettings,
} from '@desert/contract/notifications/notifications';
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { retryOnce } from '../platform/database/retry.ts';

/** A member's notification settings: whether each kind is enabled. */
export async function settingsOf(
  database: Database,
  user_id: number,
): Promise<NotificationSettings> {
  const user = await database
    .select({ muted: users.muted })
    .from(users)
    .where(eq(users.id, user_id))
    .get();
  return settingsWithout(user?.muted ?? []);
}

/** Changes the given settings and keeps the others. @returns all settings */
export async function changeSettings(
  database: Database,
  user_id: number,
  input: Partial<Record<NotificationKind, boolean | undefined>>,
): Promise<NotificationSettings> {
  const before = await settingsOf(database, user_id);
  const muted = NOTIFICATION_KINDS.filter((kind) => !(input[kind] ?? before[kind]));
  await retryOnce(() => database.update(users).set({ muted }).where(eq(users.id, user_id)).run());
  return settingsWithout(muted);
}

function settingsWithout(muted: string[]): NotificationSettings {
  const wanted = NOTIFICATION_KINDS.map((kind) => [kind, !muted.includes(kind)]);
  return Object.fromEntries(wanted) as NotificationSettings;
}
