import type { PasswordResetInput } from '@desert/contract/accounts/account-links';
import { findPasswordProblem } from '@desert/contract/accounts/refused-password';
import { mailLinks, passkeys, recoveryCodes, sessions, users } from '@desert/drizzle/schema';
import { and, eq, exists, sql } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import type { User } from '../../members/users/users.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import type { AuthContext } from '../auth-context.ts';
import type { SignedIn } from '../finish-sign-in.ts';
import { hashInQueue } from '../hash-queue.ts';
import { askSecondFactor } from '../passkeys/second-factor.ts';
import { hashToken } from '../session/token.ts';
import { startSession } from '../start-session.ts';
import { DEAD_LINK, findLink, isOpenLink } from './find-link.ts';

/**
 * Sets a new password by a mailed link, confirms the email and ends every session. Then starts a session, or asks for
 * the second factor.
 */
export async function resetPassword(
  context: AuthContext,
  input: PasswordResetInput,
): Promise<SignedIn> {
  const token_hash = hashToken(input.token);
  const link = await findLink(context, token_hash, ['password']);
  if (!link) throw DEAD_LINK;
  const refused = findPasswordProblem(input.password, link.user);
  if (refused) throw new Refusal(400, { password: refused });
  const password = await hashInQueue(context, link.user.email, (passwords) =>
    passwords.hash(input.password),
  );
  if (!(await storeResetPassword(context, link.user, { token_hash, password }))) throw DEAD_LINK;
  const isFirst = link.user.email_confirmed_at === null;
  const user = {
    ...link.user,
    password,
    email_confirmed_at: link.user.email_confirmed_at ?? context.now,
    second_factor: link.user.second_factor && !isFirst,
  };
  if (user.second_factor) return askSecondFactor(context, user);
  return startSession(context, user, {
    // `store` deleted the link. Another request may have changed the password since then.
    precondition: and(eq(users.password, password), eq(users.second_factor, false)),
    consume: [],
    refusal: DEAD_LINK,
  });
}

/** Stores the password. @returns whether it was stored: of two concurrent requests with the same link, one succeeds */
async function storeResetPassword(
  { database, now }: AuthContext,
  { id, email_confirmed_at }: User,
  { token_hash, password }: { token_hash: string; password: string },
): Promise<boolean> {
  const isOpen = isOpenLink(token_hash, ['password'], now);
  // The salted hash lets a retry detect that the first attempt succeeded.
  const isChanged = and(eq(users.id, id), eq(users.password, password));
  const changed = database.select({ id: users.id }).from(users).where(isChanged);
  const confirmed = sql`coalesce(${users.email_confirmed_at}, ${now})`;
  const isFirst = email_confirmed_at === null;
  const [, stored] = await writeBatch(database, [
    database
      .update(users)
      .set({ password, email_confirmed_at: confirmed, ...(isFirst && { second_factor: false }) })
      .where(and(eq(users.id, id), exists(database.select().from(mailLinks).where(isOpen)))),
    changed,
    database.delete(mailLinks).where(and(eq(mailLinks.user_id, id), exists(changed))),
    // Before the first confirmation, a stranger may have registered with this email and added passkeys.
    ...(isFirst ? [passkeys, recoveryCodes] : []).map((table) =>
      database.delete(table).where(and(eq(table.user_id, id), exists(changed))),
    ),
    database.delete(sessions).where(and(eq(sessions.user_id, id), exists(changed))),
  ]);
  return stored.length > 0;
}
