import { users } from '@desert/drizzle/schema';
import { and, eq, exists } from 'drizzle-orm';
import { writeBatch } from '../../database/retry.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthError } from '../auth-result.ts';
import { confirmPassword } from '../password.ts';
import { passkeysOf } from './challenges.ts';
import { deleteRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';

type Codes = { ok: true; codes: string[] } | AuthError;

/** Turns the second factor on, which needs a passkey, or off. @returns new recovery codes; none if off */
export async function setSecondFactor(
  context: AuthContext,
  user_id: number,
  { on, password }: { on: boolean; password: string },
): Promise<Codes> {
  const { database } = context;
  const confirmed = await confirmPassword(context, user_id, password, 'password');
  if (!confirmed.ok) return confirmed;
  const isOwn = eq(users.id, user_id);
  if (!on) {
    await writeBatch(database, [
      database.update(users).set({ second_factor: false }).where(isOwn),
      deleteRecoveryCodes(database, user_id),
    ]);
    return { ok: true, codes: [] };
  }
  const own = passkeysOf(database, user_id).limit(1);
  if ((await own).length === 0) return refusal('Add a passkey first.');
  const { codes, statements } = newRecoveryCodes(database, user_id);
  const results = await writeBatch(database, [
    database
      .update(users)
      .set({ second_factor: true })
      .where(and(isOwn, exists(own))),
    ...statements,
    database.select({ on: users.second_factor }).from(users).where(isOwn),
  ]);
  const [user] = results.at(-1) as { on: boolean }[];
  return user?.on ? { ok: true, codes } : refusal('Add a passkey first.');
}

export async function renewRecoveryCodes(
  context: AuthContext,
  user_id: number,
  password: string,
): Promise<Codes> {
  const confirmed = await confirmPassword(context, user_id, password, 'password');
  if (!confirmed.ok) return confirmed;
  if (!confirmed.user.second_factor) return refusal('Two-step verification is off.');
  const { codes, statements } = newRecoveryCodes(context.database, user_id);
  await writeBatch(context.database, statements);
  return { ok: true, codes };
}

function refusal(message: string): AuthError {
  return { ok: false, status: 409, errors: { message } };
}
