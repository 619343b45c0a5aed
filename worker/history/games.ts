import type { Arena } from '@desert/contract/coaches';
import type { GameChoices } from '@desert/contract/game-tags';
import type {
  AskedGames,
  BoxScore,
  DayOfHistory,
  Game,
  GameDetail,
  GameRecords,
  Opponent,
  OpponentDetail,
  PlayoffSeries,
  SeasonLog,
} from '@desert/contract/games';
import { cursorAfter } from '@desert/contract/list-query';
import type { EraId } from '@desert/contract/seasons';
import { games } from '@desert/drizzle/schema';
import type { BoxRows } from '@desert/drizzle/seed/history/games/games';
import { and, asc, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Page } from '../records/paging.ts';
import { selectDocument } from './players/player-index.ts';

const { facts, box_score, attendance: _, ...columns } = getTableColumns(games);

export const gameColumns = columns;

/** The condition that a game is of a season: dates from September to August. No season ended later than August 19. */
export function isOfSeason(season: string): SQL | undefined {
  const start = Number(season.slice(0, 4));
  return and(gt(games.date, `${start}-09`), lt(games.date, `${start + 1}-09`));
}

export async function listGames(
  database: Database,
  { season, opponent, limit, cursor }: AskedGames,
): Promise<Page<Game>> {
  const records = await database
    .select(gameColumns)
    .from(games)
    .where(
      and(
        season === undefined ? undefined : isOfSeason(season),
        opponent === undefined ? undefined : eq(games.opponent_slug, opponent),
        cursor && lt(games.date, dateOf(cursor.id)),
      ),
    )
    .orderBy(desc(games.date))
    .limit(limit + 1);
  const page = records.slice(0, limit);
  const last = page.at(-1);
  return {
    records: page,
    ...(records.length > limit && last && { cursor: cursorAfter({ id: numberOf(last.date) }) }),
  };
}

/** The number that a cursor has for a date: 20120507 for 2012-05-07. */
const numberOf = (date: string) => Number(date.replaceAll('-', ''));
const dateOf = (id: number) =>
  String(id)
    .padStart(8, '0')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

export async function findGame(database: Database, date: string): Promise<GameDetail | undefined> {
  const before = (condition?: SQL) => and(lt(games.date, date), condition);
  const after = (condition?: SQL) => and(gt(games.date, date), condition);
  const opponent = database
    .select({ slug: games.opponent_slug })
    .from(games)
    .where(eq(games.date, date));
  const isMeeting = eq(games.opponent_slug, sql`(${opponent})`);
  const nearest = (condition: SQL | undefined, order: SQL) =>
    database.select(gameColumns).from(games).where(condition).orderBy(order).limit(1);
  const [[game], [previous], [next], [previousMeeting], [nextMeeting]] = await database.batch([
    database
      .select({ ...gameColumns, facts, box_score })
      .from(games)
      .where(eq(games.date, date)),
    nearest(before(), desc(games.date)),
    nearest(after(), asc(games.date)),
    nearest(before(isMeeting), desc(games.date)),
    nearest(after(isMeeting), asc(games.date)),
  ]);
  if (!game) return undefined;
  const { facts: known, box_score: rows, ...columns } = game;
  return {
    ...columns,
    ...known,
    box_score: rows && boxScoreOf(rows),
    previous: previous ?? null,
    next: next ?? null,
    previous_meeting: previousMeeting ?? null,
    next_meeting: nextMeeting ?? null,
  };
}

function boxScoreOf({ skaters, goalies }: BoxRows): BoxScore {
  return {
    skaters: skaters.map(([name, slug, position, number, goals, assists, ...rest]) => {
      const [plus_minus, pims, shots, time_on_ice] = rest;
      return { name, slug, position, number, goals, assists, plus_minus, pims, shots, time_on_ice };
    }),
    goalies: goalies.map(([name, slug, number, shots_against, saves, goals_against, ...rest]) => {
      const [time_on_ice, decision] = rest;
      return { name, slug, number, shots_against, saves, goals_against, time_on_ice, decision };
    }),
  };
}

export const findSeasonLog = (database: Database, season: string) =>
  readDocument<SeasonLog>(database, `season:${season}`);

/** @param day '05-07' */
export const findDay = (database: Database, day: string) =>
  readDocument<DayOfHistory>(database, `on:${day}`);

export const listSeries = (database: Database) => readDocument<PlayoffSeries[]>(database, 'series');

export const findRecords = (database: Database, era?: EraId) =>
  readDocument<GameRecords>(database, `records:${era ?? 'franchise'}`);

export const listOpponents = (database: Database) =>
  readDocument<Opponent[]>(database, 'opponents');

export const listGameDates = async (database: Database): Promise<string[]> =>
  (await readDocument<string[]>(database, 'dates')) ?? [];

export const listGameChoices = async (database: Database): Promise<GameChoices> =>
  (await readDocument(database, 'choices')) ?? { opponents: [], games: [] };

export const listArenas = (database: Database) => readDocument<Arena[]>(database, 'arenas');

export const findOpponent = (database: Database, slug: string) =>
  readDocument<OpponentDetail>(database, `opponent:${slug}`);

async function readDocument<T>(database: Database, name: string): Promise<T | undefined> {
  const [document] = await selectDocument(database, `games:${name}`);
  return document && (JSON.parse(document.body) as T);
}
