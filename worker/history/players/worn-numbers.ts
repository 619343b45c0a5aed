import type { WornNumber } from '@desert/contract/players';
import { type IndexedPlayer, linkTo } from './player-index.ts';

interface Line {
  player: { number: number | null };
  year: string;
}

export function wornNumbers(
  player: IndexedPlayer,
  lines: Line[],
  everybody: IndexedPlayer[],
): WornNumber[] {
  return player.numbers.map((number) => ({
    number,
    seasons: lines.filter((line) => line.player.number === number).map(({ year }) => year),
    others: everybody
      .filter(({ id, numbers }) => id !== player.id && numbers.includes(number))
      .toSorted((a, b) => (a.spans[0]?.[0] ?? 0) - (b.spans[0]?.[0] ?? 0))
      .map((other) => {
        const { first_season, last_season } = other;
        return Object.assign(linkTo(other), { first_season, last_season });
      }),
  }));
}
