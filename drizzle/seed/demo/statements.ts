/** SQL for the demo. Idempotency keys keep existing records, which may have likes and comments. */
import { gamePath } from '@desert/contract/history/game-text';
import { formatDay } from '@desert/contract/history/months';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { NO_PASSWORD, users } from '../../schema/accounts.ts';
import { attendances } from '../../schema/attendances.ts';
import { commentRows } from '../../schema/comments.ts';
import { games, persons } from '../../schema/history.ts';
import type { merchRows } from '../../schema/merch.ts';
import { likes, recordImages } from '../../schema/record-rows.ts';
import type { StoriesTable } from '../../schema/records.ts';
import { builder, toSqlStatement } from '../../step.ts';
import {
  type DemoAttendance,
  type DemoFan,
  type DemoRecord,
  type DemoPicture,
  pictures,
} from './records.ts';

const HOUR_MS = 60 * 60 * 1000;

const MEMBERS_AGE_HOURS = 24 * 90;

/** Between a record and its comments, in hours: all are there an hour after it. */
const HOURS_PER_COMMENT = 0.2;

export interface DemoTables {
  of: typeof merchRows | StoriesTable;
  isStory?: true;
}

const COLORS = ['green', 'purple', 'brick'] as const;

/** Every sixth fan has no number. */
export function addFan(fan: DemoFan, at: number): string {
  const email = getDemoEmail(fan);
  const keys = { username_key: fan, email_key: email };
  const created_at = buildPastTimestamp(MEMBERS_AGE_HOURS);
  const face = at % 6 === 5 ? {} : { number: (at * 37 + 19) % 100, era: COLORS[at % 3] };
  const user = { username: fan, email, ...keys, ...face, password: NO_PASSWORD, created_at };
  return toSqlStatement(builder.insert(users).values(user).onConflictDoNothing());
}

export function addRecord(
  { of, isStory }: DemoTables,
  key: string,
  age: number,
  record: DemoRecord,
): string[] {
  const columns = Object.keys(record.values).map((name) => sql.raw(name));
  const values = Object.values(record.values).map((value) => sql`${value}`);
  const row = sql`
    INSERT INTO ${of} (user_id, created_at, idempotency_key, ${sql.join(columns, sql`, `)})
    SELECT id, ${buildPastTimestamp(age)}, ${key}, ${sql.join(values, sql`, `)}
    FROM ${users} AS author WHERE ${isAuthoredByFan(record.by)}
    ON CONFLICT DO NOTHING`;
  const addComment = ({ by, content }: DemoRecord['comments'][0], n: number) => sql`
    INSERT INTO ${commentRows} (user_id, created_at, idempotency_key, kind, record_id, content)
    SELECT author.id, ${buildPastTimestamp(age - (n + 1) * HOURS_PER_COMMENT)}, ${`${key} comment ${n}`}, ${getTableName(of)}, story.id, ${content}
    FROM ${users} AS author, ${of} AS story WHERE ${isAuthoredByFan(by)} AND story.idempotency_key = ${key}
    ON CONFLICT DO NOTHING`;
  const addLike = (by: DemoFan) => sql`
    INSERT INTO ${likes} (user_id, kind, record_id)
    SELECT author.id, ${getTableName(of)}, story.id FROM ${users} AS author, ${of} AS story WHERE ${isAuthoredByFan(by)} AND story.idempotency_key = ${key}
    ON CONFLICT DO NOTHING`;
  const addImage = (picture: DemoPicture) => sql`
    INSERT INTO ${recordImages} (kind, record_id, url, alt, idempotency_key)
    SELECT ${getTableName(of)}, id, ${getPictureAddress(picture)}, ${pictures[picture]}, ${`${key} ${picture}`}
    FROM ${of} WHERE idempotency_key = ${key}
    ON CONFLICT DO NOTHING`;
  return [
    row,
    ...(record.tags ? [addTags(of, key, record.tags)] : []),
    ...(isStory ? record.comments.map(addComment) : []),
    ...(isStory ? record.likedBy.map(addLike) : []),
    ...record.pictures.map(addImage),
  ].map(toSqlStatement);
}

/** Adds nothing if there is no game on that date. @param age in hours */
export function addAttendance({ by, date, seat, line }: DemoAttendance, age: number): string {
  return toSqlStatement(sql`
    INSERT INTO ${attendances} (user_id, date, seat, line, created_at)
    SELECT author.id, ${games.date}, ${seat}, ${line}, ${buildPastTimestamp(age)}
    FROM ${users} AS author, ${games} WHERE ${isAuthoredByFan(by)} AND ${games.date} = ${date}
    ON CONFLICT DO NOTHING`);
}

const SELECT_TAG: Record<string, (id: string) => SQL> = {
  season: (id) =>
    sql`SELECT json_object('kind', 'season', 'id', ${id}, 'label', ${id}, 'path', ${`/history/${id}`}) AS tag`,
  game: (date) => sql`
    SELECT json_object('kind', 'game', 'id', date, 'label', ${formatDay(date)} || iif(home, ' vs. ', ' at ') || opponent, 'path', ${gamePath(date)}) AS tag
    FROM ${games} WHERE date = ${date}`,
  player: (id) => sql`
    SELECT json_object('kind', 'player', 'id', id, 'label', name, 'path', '/history/players/' || slug) AS tag
    FROM ${persons} WHERE id = ${Number(id)}`,
};

function addTags(of: DemoTables['of'], key: string, tags: string[]) {
  const each = tags.flatMap((tag) => {
    const [kind = '', id = ''] = tag.split(':');
    return SELECT_TAG[kind]?.(id) ?? [];
  });
  return sql`
    UPDATE ${of} SET tags = (SELECT json_group_array(json(tag)) FROM (${sql.join(each, sql` UNION ALL `)}))
    WHERE idempotency_key = ${key} AND tags = '[]'`;
}

export function getPictureAddress(picture: DemoPicture): string {
  return `/images/demo/${picture}.svg`;
}

/** A demo fan's email. RFC 2606 reserves `.invalid`. */
function getDemoEmail(fan: DemoFan): string {
  return `${fan}@demo.invalid`;
}

/** The time of the seeding minus an age. Computed by the database, so that the seed's hash does not depend on it. */
function buildPastTimestamp(hours: number) {
  return sql`unixepoch() * 1000 - ${Math.round(hours * HOUR_MS)}`;
}

function isAuthoredByFan(fan: DemoFan) {
  return sql`author.email_key = ${getDemoEmail(fan)}`;
}
