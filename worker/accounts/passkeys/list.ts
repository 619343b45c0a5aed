import type { ListedPasskey, PasskeySettings } from '@desert/contract/accounts/passkeys';
import { passkeys, recoveryCodes, users } from '@desert/drizzle/schema';
import { and, desc, eq, isNull, notExists } from 'drizzle-orm';
import { GONE, Refusal, throwRefusal } from '../../http/response/refusal.ts';
import type { Database } from '../../platform/database/open.ts';
import { retryOnce, writeBatch } from '../../platform/database/retry.ts';
import { selectPasskeys } from './challenges.ts';

export async function readPasskeySettings(
  database: Database,
  user_id: number,
): Promise<PasskeySettings> {
  const [rows, codes, [user]] = await database.batch([
    selectPasskeys(database, user_id).orderBy(desc(passkeys.id)),
    database
      .select({ id: recoveryCodes.id })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.user_id, user_id), isNull(recoveryCodes.used_at))),
    database.select({ on: users.second_factor }).from(users).where(eq(users.id, user_id)),
  ]);
  return {
    passkeys: rows.map(toPasskeyJson),
    user_handle: makeUserHandle(user_id),
    second_factor: user?.on ?? false,
    recovery_codes_left: codes.length,
  };
}

/** WebAuthn's user handle in base64url: the same for all passkeys of an account, without personal data. */
export function makeUserHandle(user_id: number): string {
  return Buffer.from(`user-${user_id}`).toString('base64url');
}

export function toPasskeyJson(row: typeof passkeys.$inferSelect): ListedPasskey {
  const { id, credential_id, name, backed_up, created_at, last_used_at } = row;
  return {
    id,
    credential_id,
    name,
    created_at: new Date(created_at).toISOString(),
    last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
    backed_up,
  };
}

export async function renamePasskey(
  database: Database,
  passkey: { id: number; user_id: number },
  name: string,
): Promise<ListedPasskey> {
  const [row] = await retryOnce(() =>
    database.update(passkeys).set({ name }).where(isOwn(passkey)).returning(),
  );
  return toPasskeyJson(row ?? throwRefusal(404, GONE));
}

/** Removes a passkey. With the last one, turns the second factor off, so that the owner is not locked out. */
export async function removePasskey(
  database: Database,
  passkey: { id: number; user_id: number },
): Promise<void> {
  const { user_id } = passkey;
  const row = await database.select({ id: passkeys.id }).from(passkeys).where(isOwn(passkey)).get();
  if (!row) throw new Refusal(404, GONE);
  const isLast = notExists(selectPasskeys(database, user_id));
  await writeBatch(database, [
    database.delete(passkeys).where(isOwn(passkey)),
    database
      .update(users)
      .set({ second_factor: false })
      .where(and(eq(users.id, user_id), isLast)),
    database.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, user_id), isLast)),
  ]);
}

function isOwn({ id, user_id }: { id: number; user_id: number }) {
  return and(eq(passkeys.id, id), eq(passkeys.user_id, user_id));
}
