import { formatGameLabel, gamePath } from '../history/game-text.ts';
import { toSeason } from '../history/seasons.ts';
import type { TagChoice } from './tags.ts';

/** Response of `GET /api/history/tags/games/`: every game, compact, because forms load all of them. */
export interface GameChoices {
  opponents: string[];
  /** Games, newest first; `opponent` is an index into `opponents`. */
  games: [date: string, isHome: 0 | 1, opponent: number][];
}

export function toTagChoices({ opponents, games }: GameChoices): TagChoice[] {
  return games.map(([date, isHome, opponent]) => ({
    kind: 'game',
    id: date,
    label: formatGameLabel({ date, home: isHome === 1, opponent: opponents[opponent] ?? '' }),
    path: gamePath(date),
    about: toSeason(date),
  }));
}
