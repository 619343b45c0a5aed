import type { GameListInput, Game, GameDetail } from '@desert/contract/history/games';
import { encodeCursor } from '@desert/contract/records/list-query';
import { games } from '@desert/drizzle/schema';
import { unpackBoxScore } from '@desert/drizzle/seed/history/rows';
import { and, asc, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import type { Page } from '../records/paging.ts';

const { facts, box_score, attendance: _, ...columns } = getTableColumns(games);

export const gameColumns = columns;

/** The condition that a game is of a season: dates from September to August. No season ended later than August 19. */
export function isOfSeason(season: string): SQL | undefined {
  const start = Number(season.slice(0, 4));
  return and(gt(games.date, `${start}-09`), lt(games.date, `${start + 1}-09`));
}

export async function listGames(
  database: Database,
  { season, opponent, limit, cursor }: GameListInput,
): Promise<Page<Game>> {
  const records = await database
    .select(gameColumns)
    .from(games)
    .where(
      and(
        season === undefined ? undefined : isOfSeason(season),
        opponent === undefined ? undefined : eq(games.opponent_slug, opponent),
        cursor && lt(games.date, toGameDate(cursor.id)),
      ),
    )
    .orderBy(desc(games.date))
    .limit(limit + 1);
  const page = records.slice(0, limit);
  const last = page.at(-1);
  return {
    records: page,
    ...(records.length > limit && last && { cursor: encodeCursor({ id: toGameId(last.date) }) }),
  };
}

/** The number that a cursor has for a date: 20120507 for 2012-05-07. */
const toGameId = (date: string) => Number(date.replaceAll('-', ''));
const toGameDate = (id: number) =>
  String(id)
    .padStart(8, '0')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

export async function findGame(database: Database, date: string): Promise<GameDetail | undefined> {
  const isMeeting = sql`${games.opponent_slug} = (SELECT opponent_slug FROM ${games} WHERE date = ${date})`;
  const nearest = (order: SQL, ...conditions: (SQL | undefined)[]) =>
    database
      .select(gameColumns)
      .from(games)
      .where(and(...conditions))
      .orderBy(order)
      .limit(1);
  const [before, after] = [lt(games.date, date), gt(games.date, date)];
  const [[game], [previous], [next], [previousMeeting], [nextMeeting]] = await database.batch([
    database
      .select({ ...gameColumns, facts, box_score })
      .from(games)
      .where(eq(games.date, date)),
    nearest(desc(games.date), before),
    nearest(asc(games.date), after),
    nearest(desc(games.date), before, isMeeting),
    nearest(asc(games.date), after, isMeeting),
  ]);
  if (!game) return undefined;
  const { facts: known, box_score: rows, ...own } = game;
  return {
    ...own,
    ...known,
    box_score: rows && unpackBoxScore(rows),
    previous: previous ?? null,
    next: next ?? null,
    previous_meeting: previousMeeting ?? null,
    next_meeting: nextMeeting ?? null,
  };
}
