import { mailLinks, sessions, users } from '@desert/drizzle/schema';
import { and, eq, exists, inArray, ne, notExists, type SQL } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import { foldCase } from '../../members/users/users.ts';
import { mutedAtNewAddress } from '../../notifications/settings.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import type { AuthContext } from '../auth-context.ts';
import { hashToken, readToken } from '../session/token.ts';
import { DEAD_LINK, findLink, isOpenLink } from './find-link.ts';

const TAKEN = new Refusal(409, { token: 'Another account is already using this email.' });

type Link = typeof mailLinks.$inferSelect;

/** Confirms an email. Idempotent until the link expires. A change of email ends every other session and link. */
export async function confirmAddress(context: AuthContext, token: string): Promise<void> {
  const confirmation = await findConfirmation(context, token);
  if (!confirmation) throw DEAD_LINK;
  if (!(await storeConfirmedEmail(context, confirmation.link, confirmation.user))) throw TAKEN;
}

/** Finds a link by its token, with the link's user; undefined if it is unknown, expired, or for an earlier email. */
export async function findConfirmation(context: AuthContext, token: string) {
  const link = await findLink(context, hashToken(token), ['confirm', 'address']);
  // The email changed after the link was sent.
  const isOld =
    link?.link.purpose === 'confirm' && foldCase(link.link.email) !== link.user.email_key;
  return isOld ? undefined : link;
}

/** Stores the confirmed email. @returns false if another account took the email, or the link was replaced meanwhile */
async function storeConfirmedEmail(
  { database, request, now }: AuthContext,
  link: Link,
  user: typeof users.$inferSelect,
): Promise<boolean> {
  const email_key = foldCase(link.email);
  const isSame = email_key === user.email_key;
  // Opening a confirmed link again does not cancel a later change of address.
  const purposes =
    user.email_confirmed_at === null ? (['confirm', 'address'] as const) : [link.purpose];
  const isOwner = eq(users.id, link.user_id);
  const isOpen = isOpenLink(link.token_hash, [link.purpose], now);
  const others = database
    .select({ user_id: users.id })
    .from(users)
    .where(and(eq(users.email_key, email_key), ne(users.id, link.user_id)));
  const isDone = and(isOwner, eq(users.email_key, email_key), eq(users.email_confirmed_at, now));
  const done = database.select({ id: users.id }).from(users).where(isDone);
  const isOther = ne(sessions.token_hash, hashToken(readToken(request) ?? ''));
  const ofOwner = (more: SQL | undefined) =>
    database
      .delete(mailLinks)
      .where(
        and(
          eq(mailLinks.user_id, link.user_id),
          ne(mailLinks.token_hash, link.token_hash),
          more,
          exists(done),
        ),
      );
  const [, stored] = await writeBatch(database, [
    database
      .update(users)
      .set({
        email_confirmed_at: now,
        ...(!isSame && { email: link.email, email_key, muted: mutedAtNewAddress }),
      })
      .where(
        and(isOwner, exists(database.select().from(mailLinks).where(isOpen)), notExists(others)),
      ),
    done,
    ofOwner(isSame ? inArray(mailLinks.purpose, purposes) : undefined),
    ...(isSame
      ? []
      : [
          database
            .delete(sessions)
            .where(and(eq(sessions.user_id, link.user_id), isOther, exists(done))),
        ]),
  ]);
  return stored.length > 0;
}
