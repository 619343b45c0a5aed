import type { ListedPasskey, PasskeySettings } from '@desert/contract/passkeys';
import { passkeys, recoveryCodes, users } from '@desert/drizzle/schema';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';

/** How an account is opened besides its password. */
export async function passkeySettings(
  database: Database,
  user_id: number,
): Promise<PasskeySettings> {
  const [rows, codes, [user]] = await database.batch([
    database
      .select()
      .from(passkeys)
      .where(eq(passkeys.user_id, user_id))
      .orderBy(desc(passkeys.id)),
    database
      .select({ id: recoveryCodes.id })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.user_id, user_id), isNull(recoveryCodes.used_at))),
    database.select({ on: users.second_factor }).from(users).where(eq(users.id, user_id)),
  ]);
  return {
    passkeys: rows.map(passkeyAnswer),
    second_factor: user?.on ?? false,
    recovery_codes_left: codes.length,
  };
}

/** A passkey as its owner sees it. */
export function passkeyAnswer(row: typeof passkeys.$inferSelect): ListedPasskey {
  const { id, name, backed_up, created_at, last_used_at } = row;
  return {
    id,
    name,
    created_at: new Date(created_at).toISOString(),
    last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
    backed_up,
  };
}
