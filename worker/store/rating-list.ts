/** Ratings as readers see them: the two members of a sale, and everyone on a profile. */
import { expandTemplate } from '@desert/contract/pages/routes';
import type { PageQuery } from '@desert/contract/records/list-query';
import {
  type MemberRatings,
  type Rating,
  RATINGS_PAGE_SIZE,
  RATINGS_READ,
  type SaleRating,
} from '@desert/contract/store/ratings';
import { ratings, users } from '@desert/drizzle/schema';
import { and, desc, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { isShownRating } from '../members/users/rating-counts.ts';
import { faceSql, selectIdByUsername, isMember, toAuthor } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import { nextAddress, type Page, toPage, countRowsToRead } from '../records/paging.ts';
import type { ConversationView } from './conversation-row.ts';

/** The ratings of a sale that one of its members sees: their own, and the other once it is shown. */
export function selectSaleRatings(database: Database, { id, viewer }: ConversationView) {
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

const PAGE = { limit: RATINGS_PAGE_SIZE };

/** A page of a member's ratings by others, newest first. */
export async function listRatings(
  database: Database,
  username: string,
  cursor: PageQuery['cursor'],
): Promise<Page<Rating>> {
  const page = toPage(await selectAbout(database, username, cursor), PAGE);
  return { ...page, records: page.records.map(toRatingJson) };
}

/** The first page as JSON, for the query of the member. */
export function selectNewestRatings(database: Database, username: string): SQL {
  const columns = ['id', 'is_good', 'line', 'reply', 'created_at', 'author_id', 'username', 'face'];
  const fields = columns.map((name) => sql`${name}, ${sql.identifier(name)}`);
  return sql`(SELECT json_group_array(json_object(${sql.join(fields, sql`, `)})) FROM ${selectAbout(database, username)})`;
}

/** @param json from `selectNewestRatings` */
export function toNewestRatings(
  json: string,
  username: string,
): Pick<MemberRatings, 'newest' | 'earlier'> {
  const rows = JSON.parse(json) as (Omit<RatingRow, 'is_good'> & { is_good: 0 | 1 })[];
  const page = toPage(rows, PAGE);
  const path = expandTemplate(RATINGS_READ, { username });
  return {
    newest: page.records.map((row) => toRatingJson({ ...row, is_good: row.is_good === 1 })),
    earlier: page.cursor === undefined ? null : nextAddress(path, page.cursor),
  };
}

function selectAbout(database: Database, username: string, cursor?: PageQuery['cursor']) {
  return selectRatings(database)
    .where(
      and(
        eq(ratings.about_id, selectIdByUsername(username)),
        isShownRating,
        cursor && lt(ratings.id, cursor.id),
      ),
    )
    .orderBy(desc(ratings.id))
    .limit(countRowsToRead(PAGE));
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
