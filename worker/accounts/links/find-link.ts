import { LINK_IS_DEAD } from '@desert/contract/accounts/account-links';
import { LINK_LIFETIME_MS } from '@desert/drizzle/retention';
import { mailLinks, users } from '@desert/drizzle/schema';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import type { AuthContext } from '../auth-context.ts';
import { noteSubject } from '../session/resolve.ts';

type Purpose = (typeof mailLinks.$inferSelect)['purpose'];

/** The refusal of every dead link: the same for used, expired and unknown ones, so that it reveals nothing. */
export const DEAD_LINK = new Refusal(400, { token: LINK_IS_DEAD });

/** The condition that a link has this token and one of these purposes, and has not expired. */
export function isOpenLink(token_hash: string, purposes: Purpose[], now: number) {
  return and(
    eq(mailLinks.token_hash, token_hash),
    inArray(mailLinks.purpose, purposes),
    gt(mailLinks.created_at, now - LINK_LIFETIME_MS),
  );
}

export async function findLink(
  { database, request, now }: AuthContext,
  token_hash: string,
  purposes: Purpose[],
) {
  const row = await database
    .select({ link: mailLinks, user: users })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.user_id))
    .where(isOpenLink(token_hash, purposes, now))
    .get();
  if (row) noteSubject(request, row.user.id);
  return row;
}
