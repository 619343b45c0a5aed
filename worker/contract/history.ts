/** What `/api/history/*` accepts and answers of seasons; see `players.ts` for players. */
import type { KindName } from './kinds.ts';
import type { PlayerSummary, SeasonAlike } from './players.ts';
import type { RosterPlayer, Skater } from './roster.ts';

/** A season in the list: `GET /api/history/teams/`. */
export interface Team {
  id: number;
  /** '2011-12': the season, as hockey writes it. */
  year: string;
  team_name: string;
  /** W-L-T to 1998-99, W-L-T-OTL to 2003-04, W-L-OTL after. */
  record: string;
  /** How the play-offs ended, in words. */
  playoffs: string;
  /** Head coach; several are separated by ', '. */
  coach: string;
}

/** A season with its roster: `GET /api/history/teams/{id}/`, `{id}` being the id or the year. */
export interface TeamDetail extends Team {
  /** The year of the season before, null for the first. */
  previous_year: string | null;
  /** The year of the season after, null for the last. */
  next_year: string | null;
  players: RosterPlayer[];
  /** How each game ended, as `SeasonLog` has it; empty if the games are not known. */
  results: string;
  /** Up to three, the most alike first. */
  alike: SeasonAlike[];
}

/** What a fan wrote that is tied to a season or a player. */
export interface Tagged {
  kind: KindName;
  id: number;
  title: string;
  /** Of its page: '/memories/7'. */
  path: string;
}

/** The season that home shows today, a player of it, and what fans wrote about the two: `GET /api/history/today/`. */
export interface SeasonOfTheDay extends Pick<Team, 'year' | 'team_name' | 'record' | 'playoffs'> {
  /** Who scored most points for it; null where nobody is known to have. */
  leader: (Pick<Skater, 'first_name' | 'last_name' | 'points'> & { slug: string }) | null;
  /** One who played in it, another one each day. */
  player: PlayerSummary;
  /** The newest of each kind, `TAGGED_MAX` at most. */
  tagged: Tagged[];
}

export const TAGGED_MAX = 6;
