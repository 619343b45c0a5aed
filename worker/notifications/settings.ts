import {
  NOTIFICATION_SETTINGS,
  type NotificationSetting,
  type NotificationSettings,
} from '@desert/contract/notifications/notifications';
import { users } from '@desert/drizzle/schema';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { retryOnce } from '../platform/database/retry.ts';

const BOUNCED = 'bounced';

/** A member's settings: whether each kind of notification, mail of them, and the weekly digest is on. */
export async function readNotificationSettings(
  database: Database,
  user_id: number,
): Promise<NotificationSettings> {
  const user = await database.select(chosen).from(users).where(eq(users.id, user_id)).get();
  return toSettings(user);
}

const chosen = { muted: users.muted, digest_at: users.digest_at };

type Chosen = { [Name in keyof typeof chosen]: (typeof users.$inferSelect)[Name] };

/** Changes the given settings in one statement, so that no concurrent change is lost. @returns all settings */
export async function changeSettings(
  database: Database,
  user_id: number,
  { digest, ...input }: SettingsChange,
  now = Date.now(),
): Promise<NotificationSettings> {
  const given = NOTIFICATION_SETTINGS.filter((name) => input[name] !== undefined);
  const off = given.filter((name) => !input[name]);
  const stoppedReasons = input.mail || digest ? [...given, BOUNCED] : given;
  const muted = sql`(SELECT json_group_array(value) FROM (
    SELECT value FROM json_each(${users.muted}) WHERE value NOT IN (SELECT value FROM json_each(${JSON.stringify(stoppedReasons)}))
    UNION ALL SELECT value FROM json_each(${JSON.stringify(off)})))`;
  const digest_at = digest ? sql`iif(${users.digest_at} > 0, ${users.digest_at}, ${now})` : 0;
  const [user] = await retryOnce(() =>
    database
      .update(users)
      .set({ muted, ...(digest !== undefined && { digest_at }) })
      .where(eq(users.id, user_id))
      .returning(chosen),
  );
  return toSettings(user);
}

type SettingsChange = Partial<Record<NotificationSetting | 'digest', boolean | undefined>>;

function toSettings({ muted, digest_at }: Chosen = { muted: [], digest_at: null }) {
  const isBounced = muted.includes(BOUNCED);
  const wanted = NOTIFICATION_SETTINGS.map((name) => [
    name,
    !muted.includes(name) && !(name === 'mail' && isBounced),
  ]);
  const settings = Object.fromEntries(wanted) as Record<NotificationSetting, boolean>;
  const digest = digest_at !== null && digest_at > 0 && !isBounced;
  return { ...settings, digest, ...(isBounced && { bounced: true as const }) };
}

export const isMuted = (...names: string[]): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(${users.muted}) WHERE value IN (SELECT value FROM json_each(${JSON.stringify(names)})))`;

/** The condition that a member gets mail of notifications. */
export const getsMail: SQL = sql`(${users.email_confirmed_at} IS NOT NULL AND NOT ${isMuted('mail', BOUNCED)})`;

/** The condition that mail to a member who wants digests may be sent. */
export const getsDigests: SQL = sql`(${users.email_confirmed_at} IS NOT NULL AND NOT ${isMuted(BOUNCED)})`;

/** The column without the mark that mail came back, for a new address. */
export const mutedAtNewAddress: SQL = sql`(SELECT json_group_array(value) FROM json_each(${users.muted}) WHERE value <> ${BOUNCED})`;

/** The statement that turns mail of notifications off, or all mail of an address from which one came back. */
export function turnMailOff(database: Database, who: SQL, { isBounced = false } = {}) {
  return buildMuteUpdate(database, who, isBounced ? BOUNCED : 'mail');
}

/** The statement that adds a name to the column `muted`, unless it is there. */
export function buildMuteUpdate(database: Database, who: SQL, name: string) {
  return database
    .update(users)
    .set({ muted: sql`json_insert(${users.muted}, '$[#]', ${name})` })
    .where(sql`${who} AND NOT ${isMuted(name)}`);
}

/** The statement that turns weekly digests off. */
export function turnDigestsOff(database: Database, who: SQL) {
  return database
    .update(users)
    .set({ digest_at: 0 })
    .where(and(who, gt(users.digest_at, 0)));
}
