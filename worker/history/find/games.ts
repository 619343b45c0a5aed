/** The games that the finder compares with a memory, and the order in which fans remember them. */
import type { Game } from '@desert/contract/history/games';
import { toSeason } from '@desert/contract/history/seasons';
import type {
  IndexedGoalie,
  IndexedSkater,
  IndexRow,
} from '@desert/drizzle/seed/history/games/find-index';

export interface SkaterNight {
  goals: number;
  assists: number;
  pims: number;
}

export interface GoalieNight {
  shots: number | null;
  saves: number | null;
  against: number | null;
}

export interface IndexedGame extends Game {
  /** Start year of the season. */
  start: number;
  year: number;
  month: number;
  dayOfMonth: number;
  attendance: number | null;
  arena: string | null;
  neutral_site: string | null;
  capacity: number | null;
  round: string | null;
  number: number;
  of: number;
  streak: string;
  /** Of the game before, in the same season; null for the first. */
  streak_before: string | null;
  days_off: number | null;
  /** Null without a box score. */
  skaters: IndexedSkater[] | null;
  goalies: IndexedGoalie[] | null;
}

const IDLE: SkaterNight = { goals: 0, assists: 0, pims: 0 };

export function unpackGames(rows: IndexRow[]): IndexedGame[] {
  const games = rows.map(unpackGame);
  for (const [at, game] of games.entries()) {
    const before = games[at - 1];
    if (before?.season !== game.season) continue;
    game.streak_before = before.streak;
    game.days_off = (Date.parse(game.date) - Date.parse(before.date)) / 86_400_000;
  }
  return games;
}

function unpackGame(row: IndexRow): IndexedGame {
  const [date, home, opponent, opponent_slug, goals_for, goals_against, overtime, result] = row;
  const [, , , , , , , , attendance, arena, neutral_site, capacity, round, number, of, streak] =
    row;
  const season = toSeason(date);
  return {
    date,
    season,
    type: round === null ? 'regular' : 'playoffs',
    home: home === 1,
    opponent,
    opponent_slug,
    goals_for,
    goals_against,
    overtime,
    result,
    start: Number(season.slice(0, 4)),
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    dayOfMonth: Number(date.slice(8)),
    attendance,
    arena,
    neutral_site,
    capacity,
    round,
    number,
    of,
    streak,
    streak_before: null,
    days_off: null,
    skaters: row[16],
    goalies: row[17],
  };
}

export function findSkater({ skaters }: IndexedGame, slug: string): SkaterNight | undefined {
  for (const line of skaters ?? []) {
    if (line === slug) return IDLE;
    if (line[0] === slug && typeof line !== 'string') return toNight(line);
  }
  return undefined;
}

/** The skaters who scored, assisted or took a penalty, by slug. */
export function listBusySkaters({ skaters }: IndexedGame): [slug: string, night: SkaterNight][] {
  return (skaters ?? []).flatMap((line) =>
    typeof line === 'string' ? [] : [[line[0], toNight(line)]],
  );
}

function toNight([, goals, assists, pims]: Exclude<IndexedSkater, string>): SkaterNight {
  return { goals, assists, pims };
}

export function findGoalie({ goalies }: IndexedGame, slug: string): GoalieNight | undefined {
  const line = goalies?.find(([name]) => name === slug);
  return line && { shots: line[1], saves: line[2], against: line[3] };
}

export function getMargin({ goals_for, goals_against }: Game): number {
  return goals_for - goals_against;
}

export function dropIndexFields(game: IndexedGame): Game {
  const { date, season, type, home, opponent, opponent_slug } = game;
  const { goals_for, goals_against, overtime, result } = game;
  const teams = { date, season, type, home, opponent, opponent_slug };
  return { ...teams, goals_for, goals_against, overtime, result };
}
