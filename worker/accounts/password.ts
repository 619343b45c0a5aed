import { limitFailedLogIns, limitBrowserLogIns } from '../http/rate-limits/policies.ts';
import { admitRequest, type Hit, refundHits, settleHits } from '../http/rate-limits/rate-limit.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { Refusal } from '../http/response/refusal.ts';
import { foldCase, findById, type User } from '../members/users/users.ts';
import { retryOnce } from '../platform/database/retry.ts';
import type { AuthContext } from './auth-context.ts';
import { hasDemoCredentials } from './demo.ts';
import { hashInQueue, refuseIfBusy } from './hash-queue.ts';
import { readKnownBrowser } from './known-browser.ts';

/**
 * Checks a password. Computes one hash even for an unknown email, so that the response time does not reveal which
 * emails are registered. @returns whether the password is right, and `attempt`, which the caller refunds if the log-in
 * succeeds @throws `Refusal` 429 without a check above a rate limit or if the hash queue is full
 */
export async function tryPassword(
  context: AuthContext,
  { email, password }: { email: string; password: string },
  user: User | undefined,
): Promise<{ isRight: boolean; attempt: Hit[] }> {
  refuseIfBusy(context, email);
  const attempt = await admitPasswordAttempt(context, email, user);
  const stored = user?.password;
  const matches = await hashInQueue(
    context,
    email,
    (passwords) => passwords.verify(password, stored),
    attempt,
  );
  const isRight = matches || hasDemoCredentials(context, { email, password }, stored);
  if (!isRight) await settleHits(context.database, attempt);
  return { isRight, attempt };
}

export async function admitPasswordAttempt(
  { database, request, env, now }: AuthContext,
  email: string,
  user: User | undefined,
): Promise<Hit[]> {
  const account = foldCase(email);
  const browser = user && (await readKnownBrowser(request, user));
  const policies = browser
    ? limitBrowserLogIns(env, account, browser)
    : limitFailedLogIns(env, account, clientAddress(request));
  return admitRequest(database, policies, { now, inFlight: true });
}

/** Checks the member's password. A wrong one counts as a failed log-in. @param field the form field for the error */
export async function confirmPassword(
  context: AuthContext,
  user_id: number,
  password: string,
  field: string,
): Promise<User> {
  const user = await findById(context.database, user_id);
  if (!user) throw createWrongPasswordRefusal(field);
  const { isRight, attempt } = await tryPassword(context, { email: user.email, password }, user);
  if (!isRight) throw createWrongPasswordRefusal(field);
  await retryOnce(() => refundHits(context.database, attempt));
  return user;
}

/** The refusal of a wrong password: 400 instead of 401, which would sign the member out. */
export function createWrongPasswordRefusal(field: string): Refusal {
  return new Refusal(400, { [field]: 'That password isn’t correct' });
}
