import { retryOnce } from '../database/retry.ts';
import { failedLogIns, failedLogInsOfBrowser } from '../rate-limits/policies.ts';
import { type Admission, admit, type Hit, refund, settle } from '../rate-limits/rate-limit.ts';
import { clientAddress } from '../request/client-address.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError } from './auth-result.ts';
import { opensDemoAccount } from './demo.ts';
import { hashInQueue, refuseIfBusy } from './hash-queue.ts';
import { readKnownBrowser } from './known-browser.ts';
import { caseFolded, type User } from './users.ts';

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
): Promise<{ ok: true; isRight: boolean; attempt: Hit[] } | AuthError> {
  const { database } = context;
  const refusal = refuseIfBusy(context, email);
  if (refusal) return refusal;
  const admission = await admitPasswordAttempt(context, email, user);
  if (!admission.ok) return admission;
  const { hits: attempt } = admission;
  const stored = user?.password;
  const turn = await hashInQueue(context, email, (passwords) => passwords.verify(password, stored));
  if (!turn.ok) {
    await retryOnce(() => refund(database, attempt));
    return turn;
  }
  const isRight = turn.done || opensDemoAccount(context, { email, password }, stored);
  if (!isRight) await settle(database, attempt);
  return { ok: true, isRight, attempt };
}

/**
 * Counts a failed log-in, in flight until its outcome is known.
 * @param email as it was typed, whether an account has it or not
 * @param user whose it is
 */
export async function admitPasswordAttempt(
  { database, request, env, now }: AuthContext,
  email: string,
  user: User | undefined,
): Promise<Admission> {
  const account = caseFolded(email);
  const browser = user && (await readKnownBrowser(request, user));
  const policies = browser
    ? failedLogInsOfBrowser(env, account, browser)
    : failedLogIns(env, account, clientAddress(request));
  return admit(database, policies, { now, inFlight: true });
}
