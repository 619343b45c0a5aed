/** "I was there": members who attended a game. A trigger updates the count of each game, so that it cannot drift. */
import {
  type AttendanceJson,
  type Attendances,
  ATTENDEES_PAGE_SIZE,
  isOpenGame,
  MAX_LIGHTS,
} from '@desert/contract/history/attendance';
import type { AttendanceFields } from '@desert/contract/history/attendance-input';
import { encodeCursor, type Cursor } from '@desert/contract/records/list-query';
import { attendanceCounts, attendances, games, users } from '@desert/drizzle/schema';
import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import { faceSql, isMember, toAuthor } from '../../members/users/users.ts';
import type { Database } from '../../platform/database/open.ts';
import { retryOnce, writeBatch } from '../../platform/database/retry.ts';
import { insertSelect } from '../../platform/database/sql.ts';
import { chooseSeat } from './lights.ts';

const NO_SUCH_GAME = 'There’s no game on that date that anyone could attend.';

const { date, seat, line } = attendances;

/**
 * Marks a member as having been at a game. Idempotent; attending again changes the given ones of seat and note. Refuses
 * if there is no such game, or it was closed to fans.
 */
export async function attendGame(
  database: Database,
  user_id: number,
  given: Pick<AttendanceJson, 'date'> & AttendanceFields,
): Promise<void> {
  if (!isOpenGame(given.date)) throw new Refusal(404, NO_SUCH_GAME);
  const [stored] = await retryOnce(() =>
    insertSelect(
      database,
      attendances,
      { ...given, user_id, date: games.date, created_at: Date.now() },
      sql`FROM ${games} WHERE ${games.date} = ${given.date}`,
    )
      .onConflictDoUpdate({
        target: [attendances.user_id, date],
        set: { seat: given.seat ?? sql`${seat}`, line: given.line ?? sql`${line}` },
      })
      .returning({ date }),
  );
  if (!stored) throw new Refusal(404, NO_SUCH_GAME);
}

export async function unattendGame(
  database: Database,
  user_id: number,
  day: string,
): Promise<void> {
  await retryOnce(() =>
    database
      .delete(attendances)
      .where(and(eq(attendances.user_id, user_id), eq(date, day)))
      .run(),
  );
}

/** Adds games, without seat and note, and removes others. Skips dates that have no open game or are already added. */
export async function changeAttendances(
  database: Database,
  user_id: number,
  { add, remove }: { add: string[]; remove: string[] },
): Promise<void> {
  const open = JSON.stringify(add.filter(isOpenGame));
  const removed = sql`(SELECT value FROM json_each(${JSON.stringify(remove)}))`;
  await writeBatch(database, [
    insertSelect(
      database,
      attendances,
      { user_id, date: games.date, seat: '', line: '', created_at: Date.now() },
      sql`FROM ${games} WHERE ${games.date} IN (SELECT value FROM json_each(${open})) ORDER BY ${games.date}`,
    ).onConflictDoNothing({ target: [attendances.user_id, date] }),
    database
      .delete(attendances)
      .where(and(eq(attendances.user_id, user_id), inArray(date, removed))),
  ]);
}

/** Leaves out suspended members and those with private games. For queries that join `users`. */
export function isListedAttendee(): SQL | undefined {
  return and(
    isMember,
    eq(users.games_private, false),
    or(isNull(users.suspended_until), lt(users.suspended_until, Date.now())),
  );
}

/**
 * A game's attendance count, the viewer's entry and a page of attendees. Leaves out suspended members and those with
 * private games.
 */
export async function listAttendances(
  database: Database,
  day: string,
  viewer: number | null,
  cursor?: Cursor,
): Promise<Attendances> {
  const isNamed = and(eq(date, day), isListedAttendee());
  const [[game], [counted], [attendance], rows, lights] = await database.batch([
    database.select({ date: games.date }).from(games).where(eq(games.date, day)),
    database
      .select({ count: attendanceCounts.count })
      .from(attendanceCounts)
      .where(eq(attendanceCounts.date, day)),
    database
      .select({ id: attendances.id, date, seat, line })
      .from(attendances)
      .where(and(eq(attendances.user_id, viewer ?? 0), eq(date, day))),
    database
      .select({
        id: attendances.id,
        date,
        seat,
        line,
        user_id: sql<number>`${users.id}`.as('user_id'),
        username: users.username,
        face: faceSql.as('face'),
      })
      .from(attendances)
      .innerJoin(users, eq(users.id, attendances.user_id))
      .where(and(isNamed, cursor && lt(attendances.id, cursor.id)))
      .orderBy(desc(attendances.id))
      .limit(ATTENDEES_PAGE_SIZE + 1),
    database
      .select({ id: attendances.id, seat })
      .from(attendances)
      .where(eq(date, day))
      .orderBy(desc(attendances.id))
      .limit(MAX_LIGHTS),
  ]);
  if (!game) throw new Refusal(404, NO_SUCH_GAME);
  const shown = rows.slice(0, ATTENDEES_PAGE_SIZE);
  const last = rows.length > ATTENDEES_PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    count: counted?.count ?? 0,
    open: isOpenGame(day),
    lights: lights.map(chooseSeat),
    own: attendance
      ? { date: day, seat: attendance.seat, line: attendance.line, light: chooseSeat(attendance) }
      : null,
    attendees: shown.map(({ user_id, username, face, ...rest }) =>
      Object.assign(rest, { user: toAuthor(user_id, username, face) }),
    ),
    next: last ? encodeCursor({ id: last.id }) : null,
  };
}
