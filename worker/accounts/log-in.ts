import type { LogInInput } from '@desert/contract/account';
import { users } from '@desert/drizzle/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { retryOnce } from '../database/retry.ts';
import { type Hit, refund, settle } from '../rate-limits/rate-limit.ts';
import { noteSubject } from '../session/subject.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError, AuthResult } from './auth-result.ts';
import { makeDemoAccount, opensDemoAccount } from './demo.ts';
import { hashInQueue } from './hash-queue.ts';
import { verifyRecoveryCode, WRONG_CODE } from './passkeys/recovery-codes.ts';
import { askSecondFactor } from './passkeys/second-factor.ts';
import { startSession } from './start-session.ts';
import { tryPassword } from './try-password.ts';
import { findByLogin, type User } from './users.ts';

/** The same words whether somebody has the e-mail or not. */
const WRONG: AuthError = {
  ok: false,
  status: 401,
  errors: { message: 'Incorrect email or password.' },
};

/**
 * Logs in to an account: a new session, under a new token. An account with a second factor is asked for that: 403 with what a passkey is to sign, unless a
 * recovery code came with the password.
 * @param input as the contract's `LogIn` lets it through: its e-mail may be a username
 */
export async function logIn(context: AuthContext, input: LogInInput): Promise<AuthResult> {
  if (opensDemoAccount(context, input)) await makeDemoAccount(context);
  const user = await findByLogin(context.database, input.email);
  if (user) noteSubject(context.request, user.id);
  const tried = await tryPassword(context, input, user);
  if (!tried.ok) return tried;
  if (!user || !tried.isRight) return WRONG;
  if (!user.second_factor) return letInByPassword(context, input, user, tried.attempt);
  if (input.recovery_code) return letInByBoth(context, input, user, tried.attempt);
  await retryOnce(() => refund(context.database, tried.attempt));
  return askSecondFactor(context, user);
}

async function letInByPassword(
  context: AuthContext,
  input: LogInInput,
  user: User,
  attempt: Hit[],
): Promise<AuthResult> {
  const renewed = await renewHash(context, input, user);
  return startSession(context, renewed.user, {
    // A password that was changed meanwhile starts no session: the change ended all of them.
    precondition: and(
      inArray(users.password, [user.password, renewed.user.password]),
      eq(users.second_factor, false),
    ),
    consume: renewed.statements,
    attempt,
    refusal: WRONG,
  });
}

async function letInByBoth(
  context: AuthContext,
  { recovery_code = '' }: LogInInput,
  user: User,
  attempt: Hit[],
): Promise<AuthResult> {
  const code = await verifyRecoveryCode(context, user, recovery_code);
  if (!code) {
    await settle(context.database, attempt);
    return WRONG_CODE;
  }
  return startSession(context, user, {
    ...code,
    precondition: and(eq(users.password, user.password), code.precondition),
    attempt,
  });
}

/** Hashes a password again that was stored with other parameters than today's; another time where many wait. */
async function renewHash(context: AuthContext, { password, email }: LogInInput, user: User) {
  const { database, passwords } = context;
  const unchanged = { user, statements: [] };
  if (!passwords.isOutdated(user.password)) return unchanged;
  const hashed = await hashInQueue(context, email, (passwords) => passwords.hash(password));
  if (!hashed.ok) return unchanged;
  const isUnchanged = and(eq(users.id, user.id), eq(users.password, user.password));
  const statement = database.update(users).set({ password: hashed.done }).where(isUnchanged);
  return { user: { ...user, password: hashed.done }, statements: [statement] };
}
