import {
  type MemberGamesJson,
  type Night,
  MAX_NIGHTS,
  type OwnGames,
} from '@desert/contract/history/attendance';
import type { OwnGamesInput } from '@desert/contract/history/attendance-input';
import { formatResult } from '@desert/contract/history/game-text';
import { attendances, games, users } from '@desert/drizzle/schema';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { foldCase, isMember } from '../../members/users/users.ts';
import type { Database } from '../../platform/database/open.ts';
import { readDocument } from '../documents.ts';
import { writeCsv } from '../download.ts';
import { gameColumns, isOfSeason } from '../games.ts';
import { findUnmatched, readImport } from './import.ts';
import { readAttendanceSummary } from './summary.ts';

/** A member's games; undefined if there is no such member. Private games have a null summary for other viewers. */
export async function findMemberGames(
  database: Database,
  name: string,
  viewer: number | null,
): Promise<MemberGamesJson | undefined> {
  const member = await database
    .select({ id: users.id, username: users.username, isPrivate: users.games_private })
    .from(users)
    .where(and(eq(users.username_key, foldCase(name)), isMember))
    .get();
  if (!member) return undefined;
  const { id, username, isPrivate } = member;
  const isShown = !isPrivate || id === viewer;
  return { username, summary: isShown ? await readAttendanceSummary(database, id) : null };
}

/** Finds the member's summary and all games that match the filter; no games without a filter. */
export async function findOwnGames(
  database: Database,
  { id, username }: { id: number; username: string },
  { season, opponent, date, import: text }: OwnGamesInput,
): Promise<OwnGames> {
  const isWanted = and(
    season === undefined ? undefined : isOfSeason(season),
    opponent === undefined ? undefined : eq(games.opponent_slug, opponent),
    date === undefined ? undefined : eq(games.date, date),
    text === undefined
      ? undefined
      : sql`${games.date} IN (SELECT value FROM json_each(${JSON.stringify(readImport(text))}))`,
  );
  const isOwn = and(eq(attendances.date, games.date), eq(attendances.user_id, id));
  const [rows, member, summary, opponents, nights] = await Promise.all([
    isWanted
      ? database
          .select({
            ...gameColumns,
            attended: sql<number>`${attendances.id} IS NOT NULL`.as('attended'),
          })
          .from(games)
          .leftJoin(attendances, isOwn)
          .where(isWanted)
          .orderBy(asc(games.date))
      : [],
    database.select({ isPrivate: users.games_private }).from(users).where(eq(users.id, id)).get(),
    readAttendanceSummary(database, id),
    readDocument(database, 'games/opponents'),
    listNights(database, id),
  ]);
  return {
    username,
    private: member?.isPrivate ?? false,
    summary,
    games: rows.map((row) => Object.assign(row, { attended: row.attended === 1 })),
    nights,
    ...(text !== undefined && {
      unmatched: findUnmatched(text, new Set(rows.map((row) => row.date))),
    }),
    opponents: (opponents ?? []).map(({ slug, name }) => ({ slug, name })),
  };
}

/** All games that a member was at, for a download that the import reads. */
export async function exportGames(database: Database, user_id: number): Promise<string> {
  const nights = await listNights(database, user_id, -1);
  const keys = ['date', 'season', 'home', 'opponent', 'result', 'seat', 'line'] as const;
  return writeCsv({
    title: 'My games',
    sources: [],
    columns: keys.map((key) => ({ key, unit: null })),
    rows: nights.map((night) =>
      keys.map((key) => (key === 'result' ? formatResult(night) : night[key])),
    ),
  });
}

/** @param limit -1 for all */
async function listNights(
  database: Database,
  user_id: number,
  limit = MAX_NIGHTS,
): Promise<Night[]> {
  return database
    .select({ ...gameColumns, seat: attendances.seat, line: attendances.line })
    .from(attendances)
    .innerJoin(games, eq(games.date, attendances.date))
    .where(eq(attendances.user_id, user_id))
    .orderBy(desc(attendances.date))
    .limit(limit);
}

export async function setGamesPrivacy(
  database: Database,
  id: number,
  isPrivate: boolean,
): Promise<void> {
  await database.update(users).set({ games_private: isPrivate }).where(eq(users.id, id)).run();
}
