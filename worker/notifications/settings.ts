import {
  NOTIFICATION_SETTINGS,
  type NotificationSetting,
  type NotificationSettings,
} from '@desert/contract/notifications/notifications';
import { users } from '@desert/drizzle/schema';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { retryOnce } from '../platform/database/retry.ts';

const BOUNCED = 'bounced';

/** A member's settings: whether each kind of notification, and mail of them, is on. */
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

/** Changes the given settings in one statement, so that no concurrent change is lost. @returns all settings */
export async function changeSettings(
  database: Database,
  user_id: number,
  input: Partial<Record<NotificationSetting, boolean | undefined>>,
): Promise<NotificationSettings> {
  const given = NOTIFICATION_SETTINGS.filter((name) => input[name] !== undefined);
  const off = given.filter((name) => !input[name]);
  const known = input.mail ? [...given, BOUNCED] : given;
  const muted = sql`(SELECT json_group_array(value) FROM (
    SELECT value FROM json_each(${users.muted}) WHERE value NOT IN (SELECT value FROM json_each(${JSON.stringify(known)}))
    UNION ALL SELECT value FROM json_each(${JSON.stringify(off)})))`;
  const [user] = await retryOnce(() =>
    database
      .update(users)
      .set({ muted })
      .where(eq(users.id, user_id))
      .returning({ muted: users.muted }),
  );
  return settingsWithout(user?.muted ?? []);
}

function settingsWithout(muted: string[]): NotificationSettings {
  const wanted = NOTIFICATION_SETTINGS.map((name) => [name, !muted.includes(name)]);
  const settings = Object.fromEntries(wanted) as NotificationSettings;
  return muted.includes(BOUNCED) ? { ...settings, bounced: true } : settings;
}

/** The condition that a member gets mail of notifications. */
export const getsMail: SQL = sql`(${users.email_confirmed_at} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM json_each(${users.muted}) WHERE value = 'mail'))`;

/** The column without the mark that mail is off because it came back, for a new address. */
export const mutedAtNewAddress: SQL = sql`(SELECT json_group_array(value) FROM json_each(${users.muted}) WHERE value <> ${BOUNCED}
  AND (value <> 'mail' OR NOT EXISTS (SELECT 1 FROM json_each(${users.muted}) WHERE value = ${BOUNCED})))`;

/** The statement that turns mail of notifications off. @param who selects the member; no one if mail is off already */
export function turnMailOff(database: Database, who: SQL, { isBounced = false } = {}) {
  const names = isBounced ? sql`'$[#]', 'mail', '$[#]', ${BOUNCED}` : sql`'$[#]', 'mail'`;
  return database
    .update(users)
    .set({ muted: sql`json_insert(${users.muted}, ${names})` })
    .where(
      sql`${who} AND NOT EXISTS (SELECT 1 FROM json_each(${users.muted}) WHERE value = 'mail')`,
    );
}
