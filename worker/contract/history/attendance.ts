import type { Author } from '../records/records.ts';
import type { Game, Opponent } from './games.ts';

export const MAX_SEAT = 40;
export const MAX_LINE = 200;

export const MAX_GAMES = 300;

export interface AttendanceJson {
  date: string;
  seat: string;
  line: string;
}

export interface Attendee extends AttendanceJson {
  id: number;
  user: Author;
}

/** Response of GET, POST and DELETE `/api/history/games/{date}/attendance/`; attendees are listed newest first. */
export interface Attendances {
  /** Number of members at the game, including suspended members and those with private games, who are not listed. */
  count: number;
  open: boolean;
  /** Seats of the newest `MAX_LIGHTS` members: thousandths of the way around the arena, then of the way up, as in 250_500. */
  lights: number[];
  /** The viewer's own attendance; null if there is none. */
  own?: (AttendanceJson & { light: number }) | null;
  attendees: Attendee[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** Response of `GET /api/history/lights/`: the home games with the most members, most first. */
export type LitGame = Game & { lit: number; attendance: number | null; capacity: number | null };

/** Games of one season, opponent or arena. */
export interface AttendedGroup {
  label: string;
  path: string | null;
  games: number;
  record: string;
}

export interface AttendanceSummary {
  games: number;
  record: string;
  seasons: AttendedGroup[];
  opponents: AttendedGroup[];
  arenas: AttendedGroup[];
  first: Game;
  last: Game;
  /** Most wins in a row among the attended games, the latest of equal streaks; null without a win. */
  streak: { games: number; first: Game; last: Game } | null;
  /** At most five franchise players with the most goals, and more than one. `games`: number of attended games with a box score. */
  scorers: { games: number; players: { name: string; slug: string | null; goals: number }[] };
}

/** Response of `GET /api/users/{username}/games/`. */
export interface MemberGamesJson {
  username: string;
  /** Null if the member was at no game, or if the games are private and the viewer is someone else. */
  summary: AttendanceSummary | null;
}

export type Night = Game & Pick<AttendanceJson, 'seat' | 'line'>;

/** Response of `GET /api/users/me/games/?season=&opponent=&date=`, and of the PUT. */
export interface OwnGames extends MemberGamesJson {
  private: boolean;
  /** Games that match the season, opponent and date, oldest first; empty if none of the three is given. */
  games: (Game & { attended: boolean })[];
  /** The games that the member was at, newest first, at most `MAX_NIGHTS`. */
  nights: Night[];
  opponents: Pick<Opponent, 'slug' | 'name'>[];
  /** Lines of the imported list that name no game that anyone could attend, each with the reason. */
  unmatched?: { line: string; reason: string }[];
}

/** Whether members can have been at the game. The playoffs of August 2020 had no spectators. */
export function isOpenGame(date: string): boolean {
  return date < '2020-08-01' || date > '2020-08-31';
}

export const ATTENDEES_PAGE_SIZE = 24;

/** Leads to a game by its date, or to an opponent's games: '/when?q=May 22, 2012'. */
export const WHEN_PATH = '/when';

/** Ticket stubs on a member's wall. */
export const MAX_NIGHTS = 200;

/** Lights that an arena shows one by one. */
export const MAX_LIGHTS = 300;

/** Length of the list of the most lit nights. */
export const MAX_LIT_GAMES = 50;

export const GAMES_PATH = '/user/games';

export function buildAttendanceAddress(date: string): string {
  return `/api/history/games/${date}/attendance/`;
}

export const OWN_GAMES_READ =
  '/api/users/me/games/?season=:season&opponent=:opponent&date=:date&import=:import';

export const OWN_GAMES_CSV = '/api/users/me/games/csv/';

export const OWN_GAMES = '/api/users/me/games/';

export const MEMBER_GAMES_READ = '/api/users/:username/games/';
