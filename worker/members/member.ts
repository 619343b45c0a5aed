import { toArizonaDay } from '@desert/contract/history/months';
import type { Member } from '@desert/contract/members/members';
import type { Total } from '@desert/contract/records/paging';
import { blocks, merch, users } from '@desert/drizzle/schema';
import { IS_SOLD } from '@desert/drizzle/schema/merch';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { recordKinds } from '../records/registry.ts';
import { selectNewestRatings, toNewestRatings } from '../store/rating-list.ts';
import { selectRatingCounts, toRatings } from './users/rating-counts.ts';
import { foldCase, faceSql, isMember, toAuthor } from './users/users.ts';

const MAX_COUNTED = 100;

interface MemberRow extends Record<string, number | string | null> {
  id: number;
  username: string;
  created_at: number;
  face: string | null;
  ratings: string;
  newest_ratings: string;
}

/** Finds a member by name, ignoring case; undefined if no member has it, or the account is deleted. */
export async function findMember(
  database: Database,
  name: string,
  viewer: number | null = null,
): Promise<Member | undefined> {
  const counts = [
    ...recordKinds.map(({ table, plural, isPublished = sql`TRUE` }) =>
      countRows(
        plural,
        sql`SELECT 1 FROM ${table} WHERE ${table.user_id} = ${users.id} AND ${isPublished}`,
      ),
    ),
    countRows(
      'sold',
      sql`SELECT 1 FROM ${merch} WHERE ${merch.user_id} = ${users.id} AND ${sql.raw(IS_SOLD)}`,
    ),
  ];
  const [row] = await database.all<MemberRow>(sql`
    SELECT ${users.id}, ${selectRatingCounts(users.id)} AS ratings, ${selectNewestRatings(database, name)} AS newest_ratings, ${users.username}, ${users.created_at}, ${faceSql} AS face, ${sql.join(counts, sql`, `)},
      EXISTS (SELECT 1 FROM ${blocks} WHERE ${blocks.user_id} = ${viewer} AND ${blocks.blocked_id} = ${users.id}) AS is_blocked
    FROM ${users} WHERE ${users.username_key} = ${foldCase(name)} AND ${isMember}`);
  if (!row) return undefined;
  const { ratings } = toRatings(row.ratings);
  return {
    ...toAuthor(row.id, row.username, row.face),
    member_since: toArizonaDay(row.created_at),
    counts: Object.fromEntries(
      [...recordKinds.map(({ plural }) => plural), 'sold'].map((name) => [
        name,
        toTotal(row[name]),
      ]),
    ) as Member['counts'],
    ...(ratings && {
      ratings: { ...ratings, ...toNewestRatings(row.newest_ratings, row.username) },
    }),
    ...(viewer !== null && { is_blocked: row['is_blocked'] === 1 }),
  };
}

function countRows(name: string, rows: SQL): SQL {
  return sql`(SELECT count(*) FROM (${rows} LIMIT ${MAX_COUNTED + 1})) AS ${sql.identifier(name)}`;
}

function toTotal(value: unknown): Total {
  const count = Number(value);
  return { count: Math.min(count, MAX_COUNTED), more: count > MAX_COUNTED };
}
