import type { PasswordChangeInput } from '@desert/contract/accounts/account-settings';
import { findPasswordProblem } from '@desert/contract/accounts/refused-password';
import { mailLinks, sessions, users } from '@desert/drizzle/schema';
import { and, eq, exists } from 'drizzle-orm';
import { Refusal } from '../http/response/refusal.ts';
import type { User } from '../members/users/users.ts';
import { writeBatch } from '../platform/database/retry.ts';
import type { AuthContext } from './auth-context.ts';
import { type SignedIn, finishSignIn } from './finish-sign-in.ts';
import { hashInQueue } from './hash-queue.ts';
import { confirmPassword, createWrongPasswordRefusal } from './password.ts';
import { createSession } from './session/new-session.ts';

const FIELD = 'current_password';

/** Changes the password, and ends all sessions and mailed links; the requesting browser gets a new session. */
export async function changePassword(
  context: AuthContext,
  user_id: number,
  input: PasswordChangeInput,
): Promise<SignedIn> {
  const user = await confirmPassword(context, user_id, input[FIELD], FIELD);
  const refused = findPasswordProblem(input.password, user);
  if (refused) throw new Refusal(400, { password: refused });
  const password = await hashInQueue(context, user.email, (passwords) =>
    passwords.hash(input.password),
  );
  const cookie = await storeNewPassword(context, user, password);
  if (!cookie) throw createWrongPasswordRefusal(FIELD);
  return finishSignIn(context.request, { ...user, password }, cookie);
}

/** Stores the new password. @returns the session's `Set-Cookie`; undefined if the password changed meanwhile */
async function storeNewPassword(
  { database, request, now }: AuthContext,
  user: User,
  password: string,
) {
  // The salted hash lets a retry detect that the first attempt succeeded.
  const isChanged = and(eq(users.id, user.id), eq(users.password, password));
  const changed = database.select({ id: users.id }).from(users).where(isChanged);
  const session = createSession(database, request, isChanged, now);
  const [, [stored]] = await writeBatch(database, [
    database
      .update(users)
      .set({ password })
      .where(and(eq(users.id, user.id), eq(users.password, user.password))),
    changed,
    database.delete(sessions).where(and(eq(sessions.user_id, user.id), exists(changed))),
    database.delete(mailLinks).where(and(eq(mailLinks.user_id, user.id), exists(changed))),
    ...session.statements,
  ]);
  return stored && session.cookie;
}
