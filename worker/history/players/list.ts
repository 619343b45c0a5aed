import { foldedWords } from '@desert/contract/folded';
import type { AskedPlayers } from '@desert/contract/players';
import { type EraId, ERAS } from '@desert/contract/seasons';
import { type IndexedPlayer, isGoalie, playedIn } from './player-index.ts';

type Sort = NonNullable<AskedPlayers['sort']>;

const SORTS: Record<Sort, (player: IndexedPlayer) => number | null> = {
  points: ({ points }) => points,
  games: ({ gp }) => gp,
  goals: ({ goals }) => goals,
  seasons: ({ seasons }) => seasons,
  number: ({ numbers }) => (numbers.length > 0 ? -Math.min(...numbers) : null),
  first: ({ spans }) => -(spans[0]?.[0] ?? 0),
  last: ({ spans }) => spans.at(-1)?.[1] ?? 0,
};

/** Filters and sorts the players of a list. @param players sorted by name, which also breaks ties */
export function playersAskedFor(
  players: IndexedPlayer[],
  { q, position, number, season, era, sort }: Omit<AskedPlayers, 'limit'>,
): IndexedPlayer[] {
  const words = foldedWords(q ?? '');
  const found = players.filter(
    (player) =>
      (words.length === 0 || isCalled(player, words)) &&
      (position === undefined || plays(player, position)) &&
      (number === undefined || player.numbers.includes(number)) &&
      (season === undefined || playedIn(player, Number.parseInt(season, 10))) &&
      (era === undefined || playedUnder(player, era)),
  );
  return sort === undefined ? found : sorted(found, SORTS[sort]);
}

function sorted(players: IndexedPlayer[], valueOf: (player: IndexedPlayer) => number | null) {
  return players.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return other - one;
  });
}

function isCalled({ first_name, last_name }: IndexedPlayer, words: string[]): boolean {
  const names = foldedWords(`${first_name} ${last_name}`);
  return words.every((word) => names.some((name) => name.startsWith(word)));
}

function plays(player: IndexedPlayer, position: NonNullable<AskedPlayers['position']>): boolean {
  const { positions } = player;
  if (position !== 'F') return positions.includes(position);
  return positions.some((one) => one !== 'D') && !isGoalie(player);
}

function playedUnder(player: IndexedPlayer, era: EraId): boolean {
  return ERAS.some(({ id, first, last }) => id === era && playedIn(player, first, last));
}
