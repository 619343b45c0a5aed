/** "How did it go?": each member of a sale rates the other, and may reply once. */
import type { PageQuery } from '@desert/contract/records/list-query';
import { type Rating, RATINGS_PAGE, type SaleRating } from '@desert/contract/store/ratings';
import { conversations, merchRows, ratings, users } from '@desert/drizzle/schema';
import { and, desc, eq, gt, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import { isShownRating } from '../members/users/rating-counts.ts';
import { faceSql, idOfName, isMember, toAuthor } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { existsIn, insertSelect } from '../platform/database/sql.ts';
import { type Page, pageOf, rowsOf } from '../records/paging.ts';
import { isOwn, type Seen } from './conversation-row.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How long a rating waits for the other one, in ms. */
const WAITS_MS = 14 * DAY_MS;

/** Time in ms between a member's ratings of the same other member. */
const PAIR_RESTS_MS = 30 * DAY_MS;

/** A `shown_at` that never comes. The row stays, so that its author cannot rate again. */
export const REMOVED_AT = 8.64e15;

const NO_SALE = 'You can rate each other once the item is marked as sold to the buyer.';
const RATED_LATELY = 'You can rate the same member once in 30 days.';
const TOO_LATE = 'Ratings of this sale are closed. You can still reply to the one about you.';
const NO_REPLY = 'You’ve already replied.';

const { seller_id, buyer_id, merch_id } = conversations;

/** Rates the other member of a sale. The second rating shows both. A second one of the same member changes nothing. */
export async function rate(
  database: Database,
  { id, viewer }: Seen,
  { is_good, line }: Pick<Rating, 'is_good' | 'line'>,
): Promise<void> {
  const now = Date.now();
  const other = sql<number>`iif(${seller_id} = ${viewer}, ${buyer_id}, ${seller_id})`;
  const own = and(eq(ratings.conversation_id, id), eq(ratings.user_id, viewer));
  const isSold = existsIn(
    merchRows,
    and(eq(merchRows.id, merch_id), eq(merchRows.conversation_id, id), eq(merchRows.state, 'sold')),
  );
  const isSale = sql`(${other} IS NOT NULL AND ${isSold})`;
  const isFirst = sql`NOT ${existsIn(
    ratings,
    and(
      eq(ratings.user_id, viewer),
      eq(ratings.about_id, other),
      gt(ratings.created_at, now - PAIR_RESTS_MS),
    ),
  )}`;
  const isOpen = sql`NOT ${existsIn(
    ratings,
    and(
      eq(ratings.conversation_id, id),
      eq(ratings.about_id, viewer),
      or(lte(ratings.shown_at, now), eq(ratings.shown_at, REMOVED_AT)),
    ),
  )}`;
  const isHere = and(eq(conversations.id, id), isOwn(viewer));
  const both = sql`(SELECT count(*) FROM ${ratings} WHERE ${ratings.conversation_id} = ${id}) = 2`;
  const row = {
    conversation_id: id,
    merch_name: conversations.merch_name,
    user_id: viewer,
    about_id: other,
    is_good,
    line,
    created_at: now,
    shown_at: now + WAITS_MS,
  };
  const flag = (condition: SQL) => sql<0 | 1>`${condition}`;
  const [[standing], , , [stored]] = await writeBatch(database, [
    database
      .select({ isSale: flag(isSale), isFirst: flag(isFirst), isOpen: flag(isOpen) })
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
      .where(and(eq(ratings.conversation_id, id), gt(ratings.shown_at, now), both)),
    database.select({ id: ratings.id }).from(ratings).where(own),
  ]);
  if (!standing) throw new Refusal(404, GONE);
  if (stored) return;
  if (!standing.isSale) throw new Refusal(409, NO_SALE);
  throw new Refusal(409, standing.isOpen ? RATED_LATELY : TOO_LATE);
}

export async function replyToRating(
  database: Database,
  { id, viewer }: Seen,
  reply: string,
): Promise<void> {
  const about = and(
    eq(ratings.conversation_id, id),
    eq(ratings.about_id, viewer),
    lte(ratings.shown_at, Date.now()),
  );
  const [, [stored]] = await writeBatch(database, [
    database
      .update(ratings)
      .set({ reply })
      .where(and(about, eq(ratings.reply, ''))),
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
        ne(ratings.shown_at, REMOVED_AT),
        or(eq(ratings.user_id, viewer), isShownRating),
      ),
    )
    .orderBy(ratings.id);
}

/** A page of what others say about a member, newest first. */
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
  return { ...page, records: page.records.map(ratingJson) };
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
      // A batch reads rows by column name, so no two columns have the same.
      by_id: sql<number | null>`${users.id}`.as('by_id'),
      username: users.username,
      face: faceSql.as('face'),
    })
    .from(ratings)
    .leftJoin(users, and(eq(users.id, ratings.user_id), isMember))
    .$dynamic();
}

function ratingJson(row: RatingRow): Rating {
  const { id, is_good, line, reply, by_id, username, face, created_at } = row;
  return {
    id,
    is_good,
    line,
    reply,
    by: by_id === null ? null : toAuthor(by_id, username ?? '', face),
    at: new Date(created_at).toISOString(),
  };
}

export function saleRatingJson(row: RatingRow, viewer: number): SaleRating {
  const { about_id, shown_at } = row;
  return {
    ...ratingJson(row),
    is_own: about_id !== viewer,
    is_shown: shown_at <= Date.now(),
    shown_at: new Date(shown_at).toISOString(),
  };
}

/** Statements of an account's deletion: what the member said stays without their name, what was said of them goes. */
export function leaveRatings(database: Database, user_id: number, step: number) {
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
