import * as v from 'valibot';
import { defineFilterSchema } from '../records/filter.ts';
import { PageQuery } from '../records/list-query.ts';
import { ERA_IDS } from './players.ts';
import { type EraId, SEASONS } from './seasons.ts';

/** 'OTL': a loss in overtime or a shootout that is worth a point. */
export type GameResult = 'W' | 'L' | 'T' | 'OTL';

export interface Game {
  /** The date, '2012-05-07', identifies a game: the franchise played at most one per day. */
  date: string;
  season: string;
  type: 'regular' | 'playoffs';
  home: boolean;
  opponent: string;
  opponent_slug: string;
  goals_for: number;
  goals_against: number;
  overtime: 'OT' | '2OT' | 'SO' | null;
  result: GameResult;
}

export interface LoggedGame extends Game {
  /** Number within the regular season or the playoff series, from 1. */
  number: number;
  /** The record after the game: of the regular season, or of the series as wins and losses. */
  record: string;
  /** Points after the game; null in the playoffs. */
  points: number | null;
}

export interface Split {
  label: string;
  games: number;
  record: string;
  goals_for: number;
  goals_against: number;
}

export interface Series {
  round: string;
  opponent: string;
  opponent_slug: string;
  result: 'won' | 'lost';
  wins: number;
  losses: number;
  games: LoggedGame[];
}

export interface Pace {
  season: string;
  points: number[];
}

/** Response of `GET /api/history/teams/{season}/games/`. */
export interface SeasonLog {
  season: string;
  team_name: string;
  record: string;
  /** One letter per game: W, L, T, or O for an overtime loss; playoffs after a '|'. */
  results: string;
  games: LoggedGame[];
  series: Series[];
  splits: { place: Split[]; month: Split[]; opponent: (Split & { opponent_slug: string })[] };
  pace: {
    best: Pace;
    worst: Pace;
    /** Mean points after each game, of the seasons of this length. */
    average: number[];
    /** Number of those seasons. */
    averaged?: number;
  };
}

export interface SkaterLine {
  name: string;
  slug: string | null;
  position: string | null;
  number: number | null;
  goals: number;
  assists: number;
  plus_minus: number | null;
  pims: number;
  shots: number | null;
  time_on_ice: string | null;
}

export interface GoalieLine {
  name: string;
  slug: string | null;
  number: number | null;
  shots_against: number | null;
  saves: number | null;
  goals_against: number | null;
  time_on_ice: string | null;
  decision: string | null;
}

export interface BoxScore {
  skaters: SkaterLine[];
  goalies: GoalieLine[];
}

export interface GameDetail extends Game {
  team_name: string;
  arena: string | null;
  attendance: number | null;
  /** Seats of our arena; null on the road, or if it's not in our sources. */
  capacity: number | null;
  neutral_site: string | null;
  number: number;
  of: number;
  record_before: string;
  record_after: string;
  streak: string;
  round: string | null;
  /** The results of the playoff series, oldest first; empty in the regular season. */
  series: Pick<Game, 'date' | 'result'>[];
  box_score: BoxScore | null;
  previous: Game | null;
  next: Game | null;
  previous_meeting: Game | null;
  next_meeting: Game | null;
  sources: string[];
}

/** Response of `GET /api/history/on/{MM-DD}/`. */
export interface DayOfHistory {
  day: string;
  games: Game[];
  birthdays: { name: string; slug: string; year: number }[];
  trades: { date: string; acquired: string[]; given: { to: string; what: string[] }[] }[];
  previous: string;
  next: string;
}

/** A row of `GET /api/history/opponents/`. */
export interface Opponent {
  slug: string;
  name: string;
  former_names: string[];
  games: number;
  record: string;
  goals_for: number;
  goals_against: number;
  playoff_games: number;
  playoff_record: string;
}

export interface OpponentDetail extends Opponent {
  home: Split;
  road: Split;
  biggest_win: Game | null;
  biggest_loss: Game | null;
  longest_winning_streak: { games: number; last: Game } | null;
  longest_losing_streak: { games: number; last: Game } | null;
  meetings: Game[];
}

export interface PlayoffSeries extends Series {
  season: string;
}

export interface Streak {
  label: string;
  games: number;
  first: Game;
  last: Game;
  /** Other runs of that length, newest first. */
  ties?: { first: Game; last: Game }[];
}

/** Response of `GET /api/history/records/?era=`. */
export interface GameRecords {
  era: EraId | null;
  streaks: Streak[];
  lists: {
    label: string;
    games: (Game & { attendance?: number; capacity?: number | null })[];
    /** If only some games with the last value are in the list: how many of how many. */
    cut?: { shown: number; of: number } | null;
  }[];
  /** Playoff series won after trailing, or lost after leading, by two games or more: 'Won after being down 1-3'. */
  comebacks: { label: string; series: Omit<PlayoffSeries, 'games'> }[];
  /** Home games with a known attendance. */
  attendances: number;
}

export const RecordsQuery = v.object({
  era: defineFilterSchema(v.picklist(ERA_IDS, `era must be one of ${ERA_IDS.join(', ')}`)),
});

const DATE = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export const GameParams = v.object({
  date: v.pipe(v.string(), v.regex(DATE, 'Use a date like 2012-05-07.')),
});

export const DayParams = v.object({
  day: v.pipe(
    v.string(),
    v.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Use a day like 05-07.'),
  ),
});

const OpponentSlug = v.pipe(
  v.string(),
  v.regex(/^[a-z-]{1,40}$/, 'opponent must be written like los-angeles-kings'),
);

export const OpponentParams = v.object({ slug: OpponentSlug });

export const GamesQuery = v.object({
  ...PageQuery.entries,
  season: defineFilterSchema(v.picklist(SEASONS, 'season must be written like 2011-12')),
  opponent: defineFilterSchema(OpponentSlug),
});

export type GameListInput = v.InferOutput<typeof GamesQuery>;
