import type { Account } from '@desert/contract/accounts/account';
import { mailLinks, users } from '@desert/drizzle/schema';
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { limitMailsByRecipient } from '../../http/rate-limits/policies.ts';
import { admitRequest } from '../../http/rate-limits/rate-limit.ts';
import type { MailContent } from '../../mail/letter.ts';
import { buildAddressLetter, confirmLetter, buildPasswordLetter } from '../../mail/letters.ts';
import { enqueueMail } from '../../mail/write.ts';
import { checkApproved } from '../../members/users/must-confirm.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import { insertSelect } from '../../platform/database/sql.ts';
import type { AuthContext } from '../auth-context.ts';
import { hashToken, generateSessionToken } from '../session/token.ts';

type Purpose = (typeof mailLinks.$inferSelect)['purpose'];

const LINKS: Record<Purpose, { path: string; letter: (address: string) => MailContent }> = {
  confirm: { path: '/confirm', letter: confirmLetter },
  password: { path: '/reset', letter: buildPasswordLetter },
  address: { path: '/confirm', letter: buildAddressLetter },
};

/**
 * Statements that mail a link and delete older ones of this purpose. They are no-ops if `account` selects none, or one
 * that awaits approval: a robot may have typed anyone's address.
 */
export function sendLink(
  { database, env, request, now }: AuthContext,
  purpose: Purpose,
  account: SQL | undefined,
  to?: string,
) {
  const owner = and(account, eq(users.awaits_approval, false));
  const { path, letter } = LINKS[purpose];
  const token = generateSessionToken();
  const token_hash = hashToken(token);
  // The Host header, which the client controls, counts only if no origin is configured.
  const address = `${env.SITE_URL || new URL(request.url).origin}${path}?token=${token}`;
  const link = {
    token_hash,
    user_id: users.id,
    purpose,
    email: to ?? users.email,
    created_at: now,
  };
  const owners = database.select({ id: users.id }).from(users).where(owner);
  const isOlder = and(
    inArray(mailLinks.user_id, owners),
    eq(mailLinks.purpose, purpose),
    ne(mailLinks.token_hash, token_hash),
  );
  return [
    insertSelect(
      database,
      mailLinks,
      link,
      sql`FROM ${users} WHERE ${owner}`,
    ).onConflictDoNothing(),
    database.delete(mailLinks).where(isOlder),
    ...enqueueMail(database, {
      key: `${purpose} ${token_hash}`,
      letter: letter(address),
      owner,
      now,
      ...(to !== undefined && { to }),
    }),
  ] as const;
}

export async function sendConfirmation(
  context: AuthContext,
  account: Pick<Account, 'id' | 'awaits_approval'>,
): Promise<void> {
  checkApproved(account);
  const { id } = account;
  const { database, env, now } = context;
  await admitRequest(database, limitMailsByRecipient(env, id), { now });
  const owner = and(eq(users.id, id), isNull(users.email_confirmed_at));
  await writeBatch(database, sendLink(context, 'confirm', owner));
}
