import { retryOnce } from '../database/retry.ts';
import { failedLogIns, failedLogInsOfBrowser } from '../rate-limits/policies.ts';
import { type Admission, admit, type Hit, refund, settle } from '../rate-limits/rate-limit.ts';
import { clientAddress } from '../request/client-address.ts';
import { caseFolded, findById, type User } from '../users/users.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError } from './auth-result.ts';
import { opensDemoAccount } from './demo.ts';
import { hashInQueue, refuseIfBusy } from './hash-queue.ts';
import { readKnownBrowser } from './known-browser.ts';

/**
 * Checks a password. Computes one hash even for an unknown email, so that the response time does not reveal which
 * emails are registered. @returns whether the password is right, and `attempt`, which the caller refunds if the log-in
 * succeeds; a 429 without a check above a rate limit or if the hash queue is full
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

/** Checks the member's password. A wrong one counts as a failed log-in. @param field the form field for the error */
export async function confirmPassword(
  context: AuthContext,
  user_id: number,
  password: string,
  field: string,
): Promise<{ ok: true; user: User } | AuthError> {
  const user = await findById(context.database, user_id);
  if (!user) return wrongPassword(field);
  const tried = await tryPassword(context, { email: user.email, password }, user);
  if (!tried.ok) return tried;
  if (!tried.isRight) return wrongPassword(field);
  await retryOnce(() => refund(context.database, tried.attempt));
  return { ok: true, user };
}

/** The error of a wrong password: 400 instead of 401, which would sign the member out. */
export function wrongPassword(field: string): AuthError {
  return { ok: false, status: 400, errors: { [field]: 'That password isn’t correct' } };
}
