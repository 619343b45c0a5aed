import { mailLinks, users } from '@desert/drizzle/schema';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Letter } from '../../mail/letter.ts';
import { addressLetter, confirmLetter, passwordLetter } from '../../mail/letters.ts';
import { writeMail } from '../../mail/write.ts';
import { hashToken, newToken } from '../../session/token.ts';
import type { AuthContext } from '../auth-context.ts';

type Purpose = (typeof mailLinks.$inferSelect)['purpose'];

/** The page that a link opens, and the mail that it is in. */
const LINKS: Record<Purpose, { path: string; letter: (address: string) => Letter }> = {
  confirm: { path: '/confirm', letter: confirmLetter },
  password: { path: '/reset', letter: passwordLetter },
  address: { path: '/confirm', letter: addressLetter },
};

/**
 * Mails a link: the statements of a batch, which are the same whether somebody has the account or
 * not. Those that were sent before for the same purpose open nothing any more.
 * @param owner which of the users it is for; none, no mail
 * @param to where it goes, unless to the account's own address
 */
export function sendLink(
  { database, env, request, now }: AuthContext,
  purpose: Purpose,
  owner: SQL | undefined,
  to?: string,
) {
  const { path, letter } = LINKS[purpose];
  const token = newToken();
  const token_hash = hashToken(token);
  // What a request calls its host is not to be trusted where the site's own name is known.
  const address = `${env.SITE_URL || new URL(request.url).origin}${path}?token=${token}`;
  const link = database
    .select({
      token_hash: sql<string>`${token_hash}`.as('token_hash'),
      user_id: users.id,
      purpose: sql<Purpose>`${purpose}`.as('purpose'),
      email:
        to === undefined ? sql<string>`${users.email}`.as('email') : sql<string>`${to}`.as('email'),
      created_at: sql<number>`${now}`.as('created_at'),
    })
    .from(users)
    .where(owner);
  const owners = database.select({ id: users.id }).from(users).where(owner);
  const isOlder = and(
    inArray(mailLinks.user_id, owners),
    eq(mailLinks.purpose, purpose),
    ne(mailLinks.token_hash, token_hash),
  );
  return [
    database.insert(mailLinks).select(link).onConflictDoNothing(),
    database.delete(mailLinks).where(isOlder),
    writeMail(database, {
      key: `${purpose} ${token_hash}`,
      letter: letter(address),
      owner,
      now,
      ...(to !== undefined && { to }),
    }),
  ] as const;
}
