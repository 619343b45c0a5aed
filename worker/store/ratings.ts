/** "How did it go?": each member of a sale rates the other, and may reply once. */
import type { Rating } from '@desert/contract/store/ratings';
import { conversations, merchRows, ratings } from '@desert/drizzle/schema';
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import { isShownRating } from '../members/users/rating-counts.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { hasRow, insertSelect } from '../platform/database/sql.ts';
import { isOwn, type ConversationView } from './conversation-row.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How long a rating is hidden unless the other member rates, too. */
const RATING_HIDDEN_MS = 14 * DAY_MS;

const PAIR_COOLDOWN_MS = 30 * DAY_MS;

const NO_SALE = 'You can rate each other once the item is marked as sold to the buyer.';
const RATED_LATELY = 'You can rate the same member only once every 30 days.';
const TOO_LATE = 'Ratings of this sale are closed. You can still reply to the one about you.';
const NO_REPLY = 'You’ve already replied.';

const { seller_id, buyer_id, merch_id } = conversations;

/** Rates the other member of a sale. The second rating shows both. A second one of the same member changes nothing. */
export async function rateMember(
  database: Database,
  seen: ConversationView,
  { is_good, line }: Pick<Rating, 'is_good' | 'line'>,
): Promise<void> {
  const { id, viewer } = seen;
  const now = Date.now();
  const { isHere, isSale, isFirst, isOpen, isRated } = ratingConditions(seen);
  const row = {
    conversation_id: id,
    merch_name: conversations.merch_name,
    user_id: viewer,
    about_id: otherMember(viewer),
    is_good,
    line,
    created_at: now,
    shown_at: now + RATING_HIDDEN_MS,
  };
  const flag = (condition: SQL) => sql<0 | 1>`${condition}`;
  const ofSale = eq(ratings.conversation_id, id);
  const isSecond = sql`(SELECT count(*) FROM ${ratings} WHERE ${ofSale}) = 2`;
  const [[standing], , , [after]] = await writeBatch(database, [
    database
      .select({ isSale: flag(isSale), isOpen: flag(isOpen) })
      .from(conversations)
      .where(isHere),
    insertSelect(
      database,
      ratings,
      row,
      sql`FROM ${conversations} WHERE ${and(isHere, isSale, isFirst, isOpen)}`,
    ).onConflictDoNothing(),
    database
      .update(ratings)
      .set({ shown_at: now })
      .where(and(ofSale, gt(ratings.shown_at, now), isSecond, hasRow(conversations, isHere))),
    database
      .select({ isRated: flag(isRated) })
      .from(conversations)
      .where(isHere),
  ]);
  if (!standing) throw new Refusal(404, GONE);
  if (after?.isRated) return;
  if (!standing.isSale) throw new Refusal(409, NO_SALE);
  throw new Refusal(409, standing.isOpen ? RATED_LATELY : TOO_LATE);
}

/** The condition of a conversation that its viewer can rate the sale. */
export function canRate(seen: ConversationView): SQL | undefined {
  const { isSale, isFirst, isOpen, isRated } = ratingConditions(seen);
  return and(isSale, isFirst, isOpen, sql`NOT ${isRated}`);
}

export const otherMember = (viewer: number) =>
  sql<number>`iif(${seller_id} = ${viewer}, ${buyer_id}, ${seller_id})`;

function ratingConditions({ id, viewer }: ConversationView) {
  const other = otherMember(viewer);
  const isSold = hasRow(
    merchRows,
    and(eq(merchRows.id, merch_id), eq(merchRows.conversation_id, id), eq(merchRows.state, 'sold')),
  );
  const lately = and(
    eq(ratings.user_id, viewer),
    eq(ratings.about_id, other),
    gt(ratings.created_at, Date.now() - PAIR_COOLDOWN_MS),
  );
  const isViewersRating = and(eq(ratings.conversation_id, id), eq(ratings.user_id, viewer));
  const closing = and(
    eq(ratings.conversation_id, id),
    eq(ratings.about_id, viewer),
    or(isShownRating, isNull(ratings.shown_at)),
  );
  return {
    isHere: and(eq(conversations.id, id), isOwn(viewer)),
    isSale: sql`(${other} IS NOT NULL AND ${isSold})`,
    isFirst: sql`NOT ${hasRow(ratings, lately)}`,
    isOpen: sql`NOT ${hasRow(ratings, closing)}`,
    isRated: hasRow(ratings, isViewersRating),
  };
}

export async function replyToRating(
  database: Database,
  { id, viewer }: ConversationView,
  reply: string,
): Promise<void> {
  const about = and(eq(ratings.conversation_id, id), eq(ratings.about_id, viewer), isShownRating);
  const [, [stored]] = await writeBatch(database, [
    database
      .update(ratings)
      .set({ reply })
      .where(and(about, isNull(ratings.reply))),
    database.select({ reply: ratings.reply }).from(ratings).where(about),
  ]);
  if (!stored) throw new Refusal(404, GONE);
  if (stored.reply !== reply) throw new Refusal(409, NO_REPLY);
}

/** Statements of an account's deletion: the member's ratings stay without their name; those of the member go. */
export function anonymizeRatings(database: Database, user_id: number, step: number) {
  const some = (where: SQL) =>
    sql`${ratings.id} IN (SELECT id FROM ${ratings} WHERE ${where} LIMIT ${step})`;
  return [
    database.delete(ratings).where(some(eq(ratings.about_id, user_id))),
    database
      .update(ratings)
      .set({ user_id: null })
      .where(some(eq(ratings.user_id, user_id))),
  ];
}
