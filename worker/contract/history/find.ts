import type { Game } from './games.ts';

/** "Which game was it?": finds games by what a fan remembers. */
export const FIND_PATH = '/history/find';

export const FIND_READ =
  '/api/history/find/?q=:q&opponent=:opponent&place=:place&year=:year&age=:age&born=:born&month=:month&scorer=:scorer&score=:score&arena=:arena';

/** A game of `GET /api/history/find/`, which lists at most `MAX_FOUND`, the most likely first. */
export interface RememberedGame extends Game {
  team_name: string;
  arena: string | null;
  /** How the game agrees with the memory: 'Shane Doan scored twice', 'you said 2009, this is 2010'. */
  reasons: string[];
}

export const MAX_FOUND = 10;

export const MAX_MEMORY = 500;
