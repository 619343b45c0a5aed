import type { Game, Opponent } from './games.ts';
import type { Author } from './records.ts';

export const SEAT_MAX = 40;
export const LINE_MAX = 200;

/** Games that a member can add at once. */
export const GAMES_MAX = 300;

export interface Attendance {
  date: string;
  seat: string;
  line: string;
}

export interface Attendee extends Attendance {
  id: number;
  user: Author;
}

/** Response of `GET /api/history/games/{date}/attendance/?cursor=`, newest first. */
export interface Attendances {
  /** Number of attendees, including members whose names are private. */
  count: number;
  /** False for a game without spectators. */
  open: boolean;
  /** The viewer's own attendance; absent after logging out. */
  own?: Attendance | null;
  attendees: Attendee[];
  /** Cursor of the next page. */
  next: string | null;
}

/** A group of attended games: a season, an opponent, or an arena. */
export interface AttendedGroup {
  label: string;
  path: string | null;
  games: number;
  record: string;
}

/** Totals of a member's attended games. */
export interface AttendanceSummary {
  games: number;
  record: string;
  seasons: AttendedGroup[];
  opponents: AttendedGroup[];
  arenas: AttendedGroup[];
  first: Game;
  last: Game;
  /** Most wins in a row among the attended games; null without a win. */
  streak: { games: number; first: Game; last: Game } | null;
  /** Franchise players with the most goals in attended games with a box score. */
  scorers: { games: number; players: { name: string; slug: string | null; goals: number }[] };
}

/** Response of `GET /api/users/{username}/games/`. */
export interface MemberGames {
  username: string;
  /** Null if the member was at no game, or keeps them private. */
  summary: AttendanceSummary | null;
}

/** Response of `GET /api/users/me/games/?season=&opponent=&date=`. */
export interface OwnGames extends MemberGames {
  private: boolean;
  /** Games to choose from by season, opponent, or date; empty without any of them. */
  games: (Game & { attended: boolean })[];
  opponents: Pick<Opponent, 'slug' | 'name'>[];
}

/** Whether a game had spectators. The playoffs of 2020 were played in Edmonton without any. */
export function isOpenGame(date: string): boolean {
  return date < '2020-08-01' || date > '2020-08-31';
}

export const ATTENDEES = 24;

export const GAMES_PATH = '/user/games';

export function attendanceRead(date: string): string {
  return `/api/history/games/${date}/attendance/`;
}

export const OWN_GAMES_READ = '/api/users/me/games/?season=:season&opponent=:opponent&date=:date';

export const OWN_GAMES = '/api/users/me/games/';

export const MEMBER_GAMES_READ = '/api/users/:username/games/';
