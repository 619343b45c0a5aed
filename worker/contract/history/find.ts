import * as v from 'valibot';
import { filter } from '../records/filter.ts';
import type { Game } from './games.ts';

/** "Which game was it?": finds games by what a fan remembers. */
export const FIND_PATH = '/history/find';

export const FIND_READ =
  '/api/history/find/?q=:q&opponent=:opponent&place=:place&year=:year&age=:age&born=:born&month=:month&scorer=:scorer&score=:score&arena=:arena';

/** A game of `GET /api/history/find/`, which lists at most `FOUND_MAX`, the most likely first. */
export interface RememberedGame extends Game {
  team_name: string;
  arena: string | null;
  /** How the game agrees with the memory: 'Shane Doan scored twice', 'you said 2009, this is 2010'. */
  reasons: string[];
}

export const FOUND_MAX = 10;

export const MEMORY_MAX = 500;
const FIELD_MAX = 80;

const line = (name: string, max = FIELD_MAX) => {
  const message = `${name} must be text of ${max} characters or fewer`;
  return filter(v.pipe(v.string(message), v.trim(), v.maxLength(max, message)));
};

export const FindQuery = v.object({
  q: line('q', MEMORY_MAX),
  opponent: line('opponent'),
  place: filter(v.picklist(['home', 'road'], 'place must be home or road')),
  year: line('year'),
  age: line('age'),
  born: line('born'),
  month: line('month'),
  scorer: line('scorer'),
  score: line('score'),
  arena: line('arena'),
});

export type Memory = v.InferOutput<typeof FindQuery>;
