/** The rows of a page of members' digests, as queries that the Worker and a dry run send. */
import { toArizonaDay } from '@desert/contract/history/months';
import { MAILED_KINDS } from '@desert/contract/notifications/notifications';
import type { StoryName } from '@desert/contract/records/kinds';
import {
  attendances,
  blocks,
  historyDocuments,
  notifications,
  users,
} from '@desert/drizzle/schema';
import { HAS_DIGESTS } from '@desert/drizzle/schema/accounts';
import { IS_UNREAD } from '@desert/drizzle/schema/notifications';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { isShown } from '../notifications/list.ts';
import { getsDigests } from '../notifications/settings.ts';
import { storyKinds } from '../records/registry.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** Digests are about the week until Friday, 8 in the morning in Arizona. The first one, in ms since 1970. */
const FIRST_FRIDAY_MS = DAY_MS + 15 * HOUR_MS;

/** Number of newest stories of a kind among which the most liked ones are found. */
const NEWEST_STORIES = 200;

/** Number of the most liked stories: a member may have blocked the authors of some. */
const LIKED_STORIES = 10;

/** Members whose ids are in a range, and the end of their digests' week. */
export interface DigestPage {
  first: number;
  last: number;
  week: number;
}

export interface DigestRows {
  members: { id: number; username: string; email: string; mail_token: string }[];
  /** Numbers of unread events; `why` as in `NotificationDetail`. */
  unread: { user_id: number; kind: string; why: string | null; count: number }[];
  nights: { user_id: number; date: string }[];
  /** Documents of the days, as JSON of `DayOfHistory`. */
  days: { body: string }[];
  liked: { kind: StoryName; id: number; user_id: number; likes: number }[];
  /** Pairs of members of whom one blocked the other. */
  blocked: { user_id: number; other: number }[];
}

/** The end of the last week: ms since 1970. */
export const getLastFriday = (now: number): number => now - ((now - FIRST_FRIDAY_MS) % WEEK_MS);

/** The seven days that begin with the end of a week, in Arizona: '2026-11-27'. */
export const listDays = (week: number): string[] =>
  Array.from({ length: 7 }, (_, at) => toArizonaDay(week + at * DAY_MS));

/** The condition that a member has not had the digest of a week. */
export const isDue = (week: number): SQL =>
  sql`${sql.raw(HAS_DIGESTS)} AND ${users.digest_at} < ${week}`;

/** The last of the next members who are due. */
export const selectLastDue = (week: number, { first, limit }: { first: number; limit: number }) =>
  sql`SELECT max(id) AS last FROM (SELECT id FROM ${users}
    WHERE ${isDue(week)} AND id >= ${first} ORDER BY id LIMIT ${limit})`;

/** The same for members of a page, who are few: the plus keeps SQLite from reading all who are due. */
export const isInPage = ({ first, last, week }: DigestPage): SQL =>
  sql`${users.id} BETWEEN ${first} AND ${last} AND +${users.digest_at} > 0 AND +${users.digest_at} < ${week}`;

export function buildDigestQueries(page: DigestPage): Record<keyof DigestRows, SQL> {
  const { first, last, week } = page;
  const days = listDays(week).map((day) => day.slice(5));
  const { user_id, kind, at, detail, others } = notifications;
  const liked = storyKinds.map(
    ({ name, table }) => sql`SELECT * FROM (
      SELECT ${name} AS kind, id, user_id, likes FROM (
        SELECT id, user_id, likes, created_at FROM ${table} ORDER BY id DESC LIMIT ${NEWEST_STORIES})
      WHERE created_at > ${week - WEEK_MS} AND created_at <= ${week} AND likes > 0
      ORDER BY likes DESC, id DESC LIMIT ${LIKED_STORIES})`,
  );
  return {
    members: sql`SELECT id, username, email, mail_token FROM ${users}
      WHERE ${isInPage(page)} AND ${getsDigests} ORDER BY id`,
    unread: sql`SELECT ${user_id}, ${kind}, ${detail} ->> 'why' AS why, 
        sum(iif(${kind} = 'follow', ${others} + 1, 1)) AS count
      FROM ${users} JOIN ${notifications} ON ${user_id} = ${users.id}
      WHERE ${isInPage(page)} AND ${sql.raw(IS_UNREAD)} AND ${isShown}
        AND ${at} > ${users.digest_at} AND ${at} <= ${week} AND ${kind} NOT IN ${[...MAILED_KINDS]} GROUP BY 1, 2, 3`,
    nights: sql`SELECT ${attendances.user_id}, ${attendances.date} FROM ${users}
      JOIN ${attendances} ON ${attendances.user_id} = ${users.id}
      WHERE ${isInPage(page)} AND substr(${attendances.date}, 6) IN ${days}`,
    days: sql`SELECT body FROM ${historyDocuments}
      WHERE ${inArray(
        historyDocuments.key,
        days.map((day) => `games/on/${day}`),
      )}`,
    liked: sql.join(liked, sql` UNION ALL `),
    blocked: sql`SELECT user_id, blocked_id AS other FROM ${blocks} WHERE user_id BETWEEN ${first} AND ${last}
      UNION SELECT blocked_id, user_id FROM ${blocks} WHERE blocked_id BETWEEN ${first} AND ${last}`,
  };
}
