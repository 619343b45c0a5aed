import type { LogInInput } from '@desert/contract/account';
import { users } from '@desert/drizzle/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { retryOnce } from '../database/retry.ts';
import { refund, settle } from '../rate-limits/rate-limit.ts';
import { noteSubject } from '../session/resolve.ts';
import { findByLogin, type User } from '../users/users.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError, AuthResult } from './auth-result.ts';
import type { Credential } from './credential.ts';
import { makeDemoAccount, opensDemoAccount } from './demo.ts';
import { hashInQueue } from './hash-queue.ts';
import { verifyRecoveryCode, WRONG_CODE } from './passkeys/recovery-codes.ts';
import { askSecondFactor } from './passkeys/second-factor.ts';
import { tryPassword } from './password.ts';
import { startSession } from './start-session.ts';

/** The error of a failed log-in, whether or not the email is registered. */
const WRONG: AuthError = {
  ok: false,
  status: 401,
  errors: { message: 'Incorrect email or password.' },
};

/**
 * Logs in with email or username (`input.email`) and password. If a second factor is needed and no recovery code is
 * given, returns a 403 with a passkey challenge.
 */
export async function logIn(context: AuthContext, input: LogInInput): Promise<AuthResult> {
  if (opensDemoAccount(context, input)) await makeDemoAccount(context);
  const user = await findByLogin(context.database, input.email);
  if (user) noteSubject(context.request, user.id);
  const tried = await tryPassword(context, input, user);
  if (!tried.ok) return tried;
  if (!user || !tried.isRight) return WRONG;
  const { attempt } = tried;
  if (!user.second_factor) {
    const credential = await passwordCredential(context, user, input);
    return startSession(context, user, { ...credential, attempt });
  }
  if (!input.recovery_code) {
    await retryOnce(() => refund(context.database, attempt));
    return askSecondFactor(context, user);
  }
  const code = await verifyRecoveryCode(context, user, input.recovery_code);
  if (!code) {
    await settle(context.database, attempt);
    return WRONG_CODE;
  }
  const precondition = and(eq(users.password, user.password), code.precondition);
  return startSession(context, user, { ...code, precondition, attempt });
}

/** The credential of a correct password. Replaces an outdated hash, unless the hash queue is full. */
async function passwordCredential(
  context: AuthContext,
  user: User,
  { password, email }: LogInInput,
): Promise<Credential> {
  const { database, passwords } = context;
  const isStill = (...stored: string[]) =>
    and(inArray(users.password, stored), eq(users.second_factor, false));
  const unchanged = { precondition: isStill(user.password), consume: [], refusal: WRONG };
  if (!passwords.isOutdated(user.password)) return unchanged;
  const hashed = await hashInQueue(context, email, (hashing) => hashing.hash(password));
  if (!hashed.ok) return unchanged;
  const isUnchanged = and(eq(users.id, user.id), eq(users.password, user.password));
  const renew = database.update(users).set({ password: hashed.done }).where(isUnchanged);
  return {
    precondition: isStill(user.password, hashed.done),
    consume: [renew],
    refusal: WRONG,
  };
}
