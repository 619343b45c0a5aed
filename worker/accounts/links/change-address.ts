import type { Account } from '@desert/contract/accounts/account';
import { LINK_LIFETIME_MS } from '@desert/drizzle/retention';
import { mailLinks, users } from '@desert/drizzle/schema';
import { and, eq, gt } from 'drizzle-orm';
import { limitMailsByRecipient } from '../../http/rate-limits/policies.ts';
import { admitRequest, countIfAdmitted } from '../../http/rate-limits/rate-limit.ts';
import { buildAddressNotice } from '../../mail/letters.ts';
import { enqueueMail } from '../../mail/write.ts';
import { checkApproved } from '../../members/users/must-confirm.ts';
import { foldCase } from '../../members/users/users.ts';
import type { Database } from '../../platform/database/open.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import type { AuthContext } from '../auth-context.ts';
import { generateSessionToken } from '../session/token.ts';
import { sendLink } from './send-link.ts';

/**
 * Starts a change of email: mails a link to the new address and a notice to the current one. Succeeds, too, if another
 * account has the new address, or if the new address got too many mails.
 */
export async function changeAddress(
  context: AuthContext,
  account: Account,
  email: string,
): Promise<void> {
  checkApproved(account);
  const { database, env, now } = context;
  await admitRequest(database, limitMailsByRecipient(env, account.id), { now });
  // Limits the mails that repeated changes send to a third party.
  if (!(await countIfAdmitted(database, limitMailsByRecipient(env, foldCase(email)), { now })))
    return;
  const owner = eq(users.id, account.id);
  await writeBatch(database, [
    ...sendLink(context, 'address', owner, email),
    ...enqueueMail(database, {
      key: `notice ${generateSessionToken()}`,
      letter: buildAddressNotice(),
      owner,
      now,
    }),
  ]);
}

export async function readPendingEmail(
  database: Database,
  { id, email }: Account,
  now: number,
): Promise<string | null> {
  const isWaiting = and(
    eq(mailLinks.user_id, id),
    eq(mailLinks.purpose, 'address'),
    gt(mailLinks.created_at, now - LINK_LIFETIME_MS),
  );
  const columns = { email: mailLinks.email };
  const link = await database.select(columns).from(mailLinks).where(isWaiting).get();
  // A link that was opened stays in the table until it expires.
  return link && foldCase(link.email) !== foldCase(email) ? link.email : null;
}
