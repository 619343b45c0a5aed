import type { LogInInput } from '@desert/contract/account';
import { users } from '@desert/drizzle/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { retryOnce, writeBatch } from '../database/retry.ts';
import { startSession } from '../session/start.ts';
import { withdraw } from './attempts.ts';
import type { AuthContext } from './auth-context.ts';
import { type AuthError, type AuthResult, signedIn } from './auth-result.ts';
import { makeDemoAccount, opensDemoAccount } from './demo.ts';
import { admitPasswordAttempt } from './limits.ts';
import { suspensionOf } from './suspension.ts';
import { findByEmail, type User } from './users.ts';

/** The same words whether somebody has the e-mail or not. */
const WRONG: AuthError = {
  ok: false,
  status: 401,
  errors: { message: 'The e-mail or the password is wrong.' },
};

/**
 * Logs in to an account: a new session, under a new token. One hash is computed, whether somebody has
 * the e-mail or not.
 * @param input as the contract's `LogIn` lets it through
 */
export async function logIn(context: AuthContext, input: LogInInput): Promise<AuthResult> {
  if (opensDemoAccount(context, input)) await makeDemoAccount(context);
  const user = await findByEmail(context.database, input.email);
  const admission = await admitPasswordAttempt(context, input.email, user);
  if (!admission.ok) return admission;
  const isRight =
    (await context.passwords.verify(input.password, user?.password)) ||
    opensDemoAccount(context, input, user?.password);
  return user && isRight ? letIn(context, input, user, admission.id) : WRONG;
}

async function letIn(
  context: AuthContext,
  input: LogInInput,
  user: User,
  attempt: number,
): Promise<AuthResult> {
  const { database, request, now } = context;
  const suspension = await suspensionOf(database, user, now);
  if (suspension) {
    // The password was right: no limit counts it.
    await retryOnce(() => withdraw(database, attempt));
    return suspension;
  }
  const renewed = await renewHash(context, input, user);
  // A password that was changed meanwhile starts no session: the change ended all of them.
  const isOwner = inArray(users.password, [user.password, renewed.user.password]);
  const session = startSession(database, request, and(eq(users.id, user.id), isOwner), now);
  await writeBatch(database, [
    withdraw(database, attempt),
    ...renewed.statements,
    ...session.statements,
  ]);
  return signedIn(request, renewed.user, session.cookie);
}

/** Hashes a password again that was stored with other parameters than today's. */
async function renewHash(
  { database, passwords }: AuthContext,
  { password }: LogInInput,
  user: User,
) {
  if (!passwords.isOutdated(user.password)) return { user, statements: [] };
  const hash = await passwords.hash(password);
  const isUnchanged = and(eq(users.id, user.id), eq(users.password, user.password));
  const statement = database.update(users).set({ password: hash }).where(isUnchanged);
  return { user: { ...user, password: hash }, statements: [statement] };
}
