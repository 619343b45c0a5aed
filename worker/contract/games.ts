/** Requests and responses of `/api/history/games/` and what belongs to games. */
import * as v from 'valibot';
import { filter } from './filter.ts';
import { PageQuery } from './list-query.ts';
import { ERA_IDS } from './players.ts';
import { type EraId, SEASONS } from './seasons.ts';

/** A win, a loss, a tie, or a loss in overtime that is worth a point. */
export type GameResult = 'W' | 'L' | 'T' | 'OTL';

/** A game in a list. Goals are as the league counts them: a shootout win is one goal more. */
export interface Game {
  /** '2012-05-07', the key of a game: no two were played on one day. */
  date: string;
  /** '2011-12' */
  season: string;
  type: 'regular' | 'playoffs';
  home: boolean;
  /** The opponent's name at the time: 'Minnesota North Stars'. */
  opponent: string;
  /** The opponent's franchise, as in addresses: 'dallas-stars'. */
  opponent_slug: string;
  goals_for: number;
  goals_against: number;
  /** Null after 60 minutes. */
  overtime: 'OT' | '2OT' | 'SO' | null;
  result: GameResult;
}

/** A game of a season's log. */
export interface LoggedGame extends Game {
  /** Its place among the games of the regular season, or of the playoffs: from 1. */
  number: number;
  /** The record after it, of the regular season or of the series. */
  record: string;
  /** The points of the regular season after it; null in the playoffs. */
  points: number | null;
}

/** Games, wins and goals of a part of a season, or against an opponent. */
export interface Split {
  label: string;
  games: number;
  record: string;
  goals_for: number;
  goals_against: number;
}

/** A playoff series, game by game. */
export interface Series {
  round: string;
  opponent: string;
  opponent_slug: string;
  result: 'won' | 'lost';
  wins: number;
  losses: number;
  games: LoggedGame[];
}

/** Points after each game of another season, to compare a season with. */
export interface Pace {
  season: string;
  points: number[];
}

/** `GET /api/history/teams/{season}/games/` */
export interface SeasonLog {
  season: string;
  team_name: string;
  record: string;
  /** A letter a game: W, L, T, or O for an overtime loss; those of the playoffs after a '|'. */
  results: string;
  games: LoggedGame[];
  series: Series[];
  splits: { place: Split[]; month: Split[]; opponent: (Split & { opponent_slug: string })[] };
  /** The franchise's seasons with the largest and the smallest share of points, and the mean of all. */
  pace: { best: Pace; worst: Pace; average: number[] };
}

/** The line of a skater. Null is unknown. */
export interface SkaterLine {
  name: string;
  /** In the address of the player's page; null if the player is not in the rosters. */
  slug: string | null;
  position: string | null;
  number: number | null;
  goals: number;
  assists: number;
  plus_minus: number | null;
  pims: number;
  shots: number | null;
  /** '13:28' */
  time_on_ice: string | null;
}

/** The line of a goalie. Null is unknown. */
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

/** `GET /api/history/games/{date}/` */
export interface GameDetail extends Game {
  /** The franchise's name at the time. */
  team_name: string;
  /** Null is unknown. */
  arena: string | null;
  attendance: number | null;
  /** The city of a game on neutral ice: 'Prague, CZ'. */
  neutral_site: string | null;
  /** Its place among the season's games of its type, from 1, and how many those were. */
  number: number;
  of: number;
  /** The record of the regular season, or of the series, before and after. */
  record_before: string;
  record_after: string;
  /** The streak that it continued or began: 'W3' is the third win in a row. */
  streak: string;
  /** The series it was part of. */
  round: string | null;
  box_score: BoxScore | null;
  previous: Game | null;
  next: Game | null;
  previous_meeting: Game | null;
  next_meeting: Game | null;
  /** Where its facts come from. */
  sources: string[];
}

/** `GET /api/history/on/{MM-DD}/` */
export interface DayOfHistory {
  /** '05-07' */
  day: string;
  /** Oldest first. */
  games: Game[];
  birthdays: { name: string; slug: string; year: number }[];
  trades: { date: string; acquired: string[]; given: { to: string; what: string[] }[] }[];
  /** The nearest days before and after that have something, as '05-06'. */
  previous: string;
  next: string;
}

/** An opponent in the list: `GET /api/history/opponents/`. */
export interface Opponent {
  slug: string;
  /** The franchise's latest name. */
  name: string;
  /** Earlier names, oldest first. */
  former_names: string[];
  games: number;
  record: string;
  goals_for: number;
  goals_against: number;
  playoff_games: number;
  playoff_record: string;
}

/** `GET /api/history/opponents/{slug}/` */
export interface OpponentDetail extends Opponent {
  home: Split;
  road: Split;
  biggest_win: Game | null;
  biggest_loss: Game | null;
  /** How many games in a row, and the last of them. */
  longest_winning_streak: { games: number; last: Game } | null;
  longest_losing_streak: { games: number; last: Game } | null;
  /** Newest first. */
  meetings: Game[];
}

/** A series, with its season. */
export interface PlayoffSeries extends Series {
  season: string;
}

/** A run of games of one season. */
export interface Streak {
  label: string;
  games: number;
  first: Game;
  last: Game;
}

/** `GET /api/history/records/?era=` */
export interface GameRecords {
  /** Null for the whole franchise. */
  era: EraId | null;
  streaks: Streak[];
  /** Games by what they are the most of, first the most. */
  lists: { label: string; games: (Game & { attendance?: number })[] }[];
  /** Series that were won from behind or lost from ahead: 'down 1-3'. */
  comebacks: { label: string; series: Omit<PlayoffSeries, 'games'> }[];
  /** How many games have a known attendance. */
  attendances: number;
}

export const RecordsQuery = v.object({
  era: filter(v.picklist(ERA_IDS, `era must be one of ${ERA_IDS.join(', ')}`)),
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

/** `GET /api/history/games/?season=&opponent=&cursor=`: newest first. The id of a cursor is a date without hyphens. */
export const GamesQuery = v.object({
  ...PageQuery.entries,
  season: filter(v.picklist(SEASONS, 'season must be written like 2011-12')),
  opponent: filter(OpponentSlug),
});

export type AskedGames = v.InferOutput<typeof GamesQuery>;
