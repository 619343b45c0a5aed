import type { Game, Opponent, OpponentDetail } from '@desert/contract/history/games';
import { compareText } from '../rows.ts';
import { franchiseOf, type PlacedGame, plainGame, splitOf, Tally } from './log.ts';

/** The opponents, sorted by name: as in the list, and with all their details. @param games all, oldest first */
export function allOpponents(games: PlacedGame[]) {
  return [...Map.groupBy(games, ({ opponent_slug }) => opponent_slug).values()]
    .map(opponentOf)
    .toSorted((a, b) => compareText(a.opponent.name, b.opponent.name));
}

function opponentOf(own: PlacedGame[]): { opponent: Opponent; detail: OpponentDetail } {
  const { slug, name } = franchiseOf(own[0]?.opponent ?? '');
  const names = new Set(own.map(({ opponent }) => opponent));
  const regular = own.filter(({ type }) => type === 'regular');
  const playoffs = own.filter(({ type }) => type === 'playoffs');
  const [home, road] = [true, false].map((side) => regular.filter((game) => game.home === side));
  const { label: _, ...totals } = splitOf('All', regular);
  const byMargin = own.toSorted((a, b) => marginOf(b) - marginOf(a));
  const [best, worst] = [byMargin[0], byMargin.at(-1)];
  const opponent = {
    slug,
    name,
    former_names: [...names].filter((one) => one !== name),
    ...totals,
    playoff_games: playoffs.length,
    playoff_record: new Tally(0, playoffs).series,
  };
  const detail = {
    ...opponent,
    home: splitOf('Home', home ?? []),
    road: splitOf('Road', road ?? []),
    biggest_win: best && marginOf(best) > 0 ? plainGame(best) : null,
    biggest_loss: worst && marginOf(worst) < 0 ? plainGame(worst) : null,
    longest_winning_streak: longestRun(own, ({ result }) => result === 'W'),
    longest_losing_streak: longestRun(own, ({ result }) => result === 'L' || result === 'OTL'),
    meetings: own.map(plainGame).toReversed(),
  };
  return { opponent, detail };
}

const marginOf = ({ goals_for, goals_against }: Game) => goals_for - goals_against;

/** Longest run of matching games; the latest wins a tie. */
function longestRun(games: PlacedGame[], fits: (game: Game) => boolean) {
  let [run, longest]: [number, { games: number; last: Game } | null] = [0, null];
  for (const game of games) {
    run = fits(game) ? run + 1 : 0;
    if (run > 0 && run >= (longest?.games ?? 0)) longest = { games: run, last: plainGame(game) };
  }
  return longest;
}
