import { retryOnce } from '../database/retry.ts';
import { fail, withdraw } from './attempts.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError } from './auth-result.ts';
import { opensDemoAccount } from './demo.ts';
import { hashInTurn, refuseWithoutPlace } from './hash-in-turn.ts';
import { admitPasswordAttempt } from './limits.ts';
import type { User } from './users.ts';

/**
 * Tries a password, within the limits and in its turn. One hash is computed, whether somebody has the e-mail or not.
 * @param email as it was typed
 * @param user who has it
 * @returns whether it is right, and then the attempt, which is to be withdrawn; 429 where nothing was tried
 */
export async function tryPassword(
  context: AuthContext,
  { email, password }: { email: string; password: string },
  user: User | undefined,
): Promise<{ ok: true; isRight: boolean; attempt: number } | AuthError> {
  const { database } = context;
  const refusal = refuseWithoutPlace(context, email);
  if (refusal) return refusal;
  const admission = await admitPasswordAttempt(context, email, user);
  if (!admission.ok) return admission;
  const { id: attempt } = admission;
  const stored = user?.password;
  const turn = await hashInTurn(context, email, (passwords) => passwords.verify(password, stored));
  if (!turn.ok) {
    await retryOnce(() => withdraw(database, attempt));
    return turn;
  }
  const isRight = turn.done || opensDemoAccount(context, { email, password }, stored);
  if (!isRight) await fail(database, attempt);
  return { ok: true, isRight, attempt };
}
