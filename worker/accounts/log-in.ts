import type { LogInInput } from '@desert/contract/accounts/account';
import { users } from '@desert/drizzle/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { refundHits, settleHits } from '../http/rate-limits/rate-limit.ts';
import { Refusal } from '../http/response/refusal.ts';
import { findByLogin, type User } from '../members/users/users.ts';
import { retryOnce } from '../platform/database/retry.ts';
import type { AuthContext } from './auth-context.ts';
import type { Credential } from './credential.ts';
import { makeDemoAccount, hasDemoCredentials } from './demo.ts';
import type { SignedIn } from './finish-sign-in.ts';
import { hashUnlessBusy } from './hash-queue.ts';
import { verifyRecoveryCode, WRONG_CODE } from './passkeys/recovery-codes.ts';
import { askSecondFactor } from './passkeys/second-factor.ts';
import { tryPassword } from './password.ts';
import { noteSubject } from './session/resolve.ts';
import { startSession } from './start-session.ts';

/** The error of a failed log-in, whether or not the email is registered. */
const WRONG = new Refusal(401, 'Incorrect email or password.');

/**
 * Logs in with email or username (`input.email`) and password. If a second factor is needed and no recovery code is
 * given, refuses with 403 and a passkey challenge.
 */
export async function logIn(context: AuthContext, input: LogInInput): Promise<SignedIn> {
  if (hasDemoCredentials(context, input)) await makeDemoAccount(context);
  const user = await findByLogin(context.database, input.email);
  if (user) noteSubject(context.request, user.id);
  const { isRight, attempt } = await tryPassword(context, input, user);
  if (!user || !isRight) throw WRONG;
  if (!user.second_factor) {
    const credential = await createPasswordCredential(context, user, input);
    return startSession(context, user, { ...credential, attempt });
  }
  if (!input.recovery_code) {
    await retryOnce(() => refundHits(context.database, attempt));
    return askSecondFactor(context, user);
  }
  const code = await verifyRecoveryCode(context, user, input.recovery_code);
  if (!code) {
    await settleHits(context.database, attempt);
    throw WRONG_CODE;
  }
  const precondition = and(eq(users.password, user.password), code.precondition);
  return startSession(context, user, { ...code, precondition, attempt });
}

/** The credential of a correct password. Replaces an outdated hash, unless the hash queue is full. */
async function createPasswordCredential(
  context: AuthContext,
  user: User,
  { password, email }: LogInInput,
): Promise<Credential> {
  const { database, passwords } = context;
  const isStill = (...stored: string[]) =>
    and(inArray(users.password, stored), eq(users.second_factor, false));
  const unchanged = { precondition: isStill(user.password), consume: [], refusal: WRONG };
  if (!passwords.isOutdated(user.password)) return unchanged;
  const hashed = await hashUnlessBusy(context, email, (hashing) => hashing.hash(password));
  if (!hashed) return unchanged;
  const isUnchanged = and(eq(users.id, user.id), eq(users.password, user.password));
  const renew = database.update(users).set({ password: hashed.done }).where(isUnchanged);
  return {
    precondition: isStill(user.password, hashed.done),
    consume: [renew],
    refusal: WRONG,
  };
}
