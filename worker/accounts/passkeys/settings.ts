/** Whether an account has a second factor, and its recovery codes: each change takes the password. */
import { passkeys, users } from '@desert/drizzle/schema';
import { and, eq, exists } from 'drizzle-orm';
import { writeBatch } from '../../database/retry.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthError } from '../auth-result.ts';
import { confirmPassword } from '../confirm-password.ts';
import { deleteRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';

const NO_PASSKEY: AuthError = {
  ok: false,
  status: 409,
  errors: { message: 'Add a passkey first.' },
};

const IS_OFF: AuthError = {
  ok: false,
  status: 409,
  errors: { message: 'Two-step verification is off.' },
};

type Codes = { ok: true; codes: string[] } | AuthError;

/** Asks for a passkey or a recovery code at every log-in by password from now on; needs a passkey. @returns new codes */
export async function turnSecondFactorOn(
  context: AuthContext,
  user_id: number,
  password: string,
): Promise<Codes> {
  const { database } = context;
  const confirmed = await confirmPassword(context, user_id, password, 'password');
  if (!confirmed.ok) return confirmed;
  const own = database.select().from(passkeys).where(eq(passkeys.user_id, user_id)).limit(1);
  if (!(await own.get())) return NO_PASSKEY;
  const { codes, statements } = newRecoveryCodes(database, user_id);
  const results = await writeBatch(database, [
    database
      .update(users)
      .set({ second_factor: true })
      .where(and(eq(users.id, user_id), exists(own))),
    ...statements,
    database.select({ on: users.second_factor }).from(users).where(eq(users.id, user_id)),
  ]);
  const [user] = results.at(-1) as { on: boolean }[];
  return user?.on ? { ok: true, codes } : NO_PASSKEY;
}

/** Asks for the password alone again. */
export async function turnSecondFactorOff(
  context: AuthContext,
  user_id: number,
  password: string,
): Promise<Codes> {
  const { database } = context;
  const confirmed = await confirmPassword(context, user_id, password, 'password');
  if (!confirmed.ok) return confirmed;
  await writeBatch(database, [
    database.update(users).set({ second_factor: false }).where(eq(users.id, user_id)),
    deleteRecoveryCodes(database, user_id),
  ]);
  return { ok: true, codes: [] };
}

/** Gives an account other recovery codes; those it had are good no more. */
export async function renewRecoveryCodes(
  context: AuthContext,
  user_id: number,
  password: string,
): Promise<Codes> {
  const confirmed = await confirmPassword(context, user_id, password, 'password');
  if (!confirmed.ok) return confirmed;
  if (!confirmed.user.second_factor) return IS_OFF;
  const { codes, statements } = newRecoveryCodes(context.database, user_id);
  await writeBatch(context.database, statements);
  return { ok: true, codes };
}
