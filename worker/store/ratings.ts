/** "How did it go?": each member of a sale rates the other, and may reply once. */
import type { PageQuery } from '@desert/contract/records/list-query';
import { type Rating, RATINGS_PAGE, type SaleRating } from '@desert/contract/store/ratings';
import { conversations, merchRows, ratings, users } from '@desert/drizzle/schema';
import { and, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import { isShownRating } from '../members/users/rating-counts.ts';
import { faceSql, idOfName, isMember, toAuthor } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { existsIn, insertSelect } from '../platform/database/sql.ts';
import { type Page, pageOf, rowsOf } from '../records/paging.ts';
import { isOwn, type Seen } from './conversation-row.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How long a rating is hidden unless the other member rates, too. */
const RATING_HIDDEN_MS = 14 * DAY_MS;

/** Time between a member's ratings of the same other member. */
const PAIR_COOLDOWN_MS = 30 * DAY_MS;

const NO_SALE = 'You can rate each other once the item is marked as sold to the buyer.';
const RATED_LATELY = 'You can rate the same member only once every 30 days.';
const TOO_LATE = 'Ratings of this sale are closed. You can still reply to the one about you.';
const NO_REPLY = 'You’ve already replied.';

const { seller_id, buyer_id, merch_id } = conversations;

/** Rates the other member of a sale. The second rating shows both. A second one of the same member changes nothing. */
export async function rate(
  database: Database,
  seen: Seen,
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
      .where(and(ofSale, gt(ratings.shown_at, now), isSecond, existsIn(conversations, isHere))),
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
export function canRate(seen: Seen): SQL | undefined {
  const { isSale, isFirst, isOpen, isRated } = ratingConditions(seen);
  return and(isSale, isFirst, isOpen, sql`NOT ${isRated}`);
}

const otherMember = (viewer: number) =>
  sql<number>`iif(${seller_id} = ${viewer}, ${buyer_id}, ${seller_id})`;

function ratingConditions({ id, viewer }: Seen) {
  const other = otherMember(viewer);
  const isSold = existsIn(
    merchRows,
    and(eq(merchRows.id, merch_id), eq(merchRows.conversation_id, id), eq(merchRows.state, 'sold')),
  );
  const lately = and(
    eq(ratings.user_id, viewer),
    eq(ratings.about_id, other),
    gt(ratings.created_at, Date.now() - PAIR_COOLDOWN_MS),
  );
  const own = and(eq(ratings.conversation_id, id), eq(ratings.user_id, viewer));
  const closing = and(
    eq(ratings.conversation_id, id),
    eq(ratings.about_id, viewer),
    or(isShownRating, isNull(ratings.shown_at)),
  );
  return {
    isHere: and(eq(conversations.id, id), isOwn(viewer)),
    isSale: sql`(${other} IS NOT NULL AND ${isSold})`,
    isFirst: sql`NOT ${existsIn(ratings, lately)}`,
    isOpen: sql`NOT ${existsIn(ratings, closing)}`,
    isRated: existsIn(ratings, own),
  };
}

export async function replyToRating(
  database: Database,
  { id, viewer }: Seen,
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

/** The ratings of a sale that one of its members sees: their own, and the other once it is shown. */
export function selectSaleRatings(database: Database, { id, viewer }: Seen) {
  return selectRatings(database)
    .where(
      and(
        eq(ratings.conversation_id, id),
        isNotNull(ratings.shown_at),
        or(eq(ratings.user_id, viewer), isShownRating),
      ),
    )
    .orderBy(ratings.id);
}

/** A page of a member's ratings by others, newest first. */
export async function listRatings(
  database: Database,
  username: string,
  cursor: PageQuery['cursor'],
): Promise<Page<Rating>> {
  const query = { limit: RATINGS_PAGE };
  const rows = await selectRatings(database)
    .where(
      and(
        eq(ratings.about_id, idOfName(username)),
        isShownRating,
        cursor && lt(ratings.id, cursor.id),
      ),
    )
    .orderBy(desc(ratings.id))
    .limit(rowsOf(query));
  const page = pageOf(rows, query);
  return { ...page, records: page.records.map(toRatingJson) };
}

type RatingRow = Awaited<ReturnType<typeof selectRatings>>[number];

function selectRatings(database: Database) {
  const { id, is_good, line, reply, created_at, shown_at, about_id } = ratings;
  return database
    .select({
      id,
      is_good,
      line,
      reply,
      created_at,
      shown_at,
      about_id,
      is_shown: sql<0 | 1>`${isShownRating}`.as('is_shown'),
      // A batch reads rows by column name, so no two columns have the same.
      author_id: sql<number | null>`${users.id}`.as('author_id'),
      username: users.username,
      face: faceSql.as('face'),
    })
    .from(ratings)
    .leftJoin(users, and(eq(users.id, ratings.user_id), isMember))
    .$dynamic();
}

function toRatingJson(row: RatingRow): Rating {
  const { id, is_good, line, reply, author_id, username, face, created_at } = row;
  return {
    id,
    is_good,
    line,
    reply,
    user: author_id === null ? null : toAuthor(author_id, username ?? '', face),
    created_at: new Date(created_at).toISOString(),
  };
}

export function toSaleRatingJson(row: RatingRow, viewer: number): SaleRating {
  const { about_id, is_shown, shown_at } = row;
  return {
    ...toRatingJson(row),
    is_own: about_id !== viewer,
    is_shown: is_shown === 1,
    shown_at: new Date(shown_at ?? 0).toISOString(),
  };
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
