import type { Game, Opponent, OpponentDetail } from '@desert/contract/history/games';
import { compareText } from '../rows.ts';
import { toFranchise, type PlacedGame, toPlainGame, toSplit, Tally } from './log.ts';

/** The opponents, sorted by name: as in the list, and with all their details. @param games all, oldest first */
export function summarizeOpponents(games: PlacedGame[]) {
  return [...Map.groupBy(games, ({ opponent_slug }) => opponent_slug).values()]
    .map(toOpponent)
    .toSorted((a, b) => compareText(a.opponent.name, b.opponent.name));
}

function toOpponent(games: PlacedGame[]): { opponent: Opponent; detail: OpponentDetail } {
  const { slug, name } = toFranchise(games[0]?.opponent ?? '');
  const names = new Set(games.map(({ opponent }) => opponent));
  const regular = games.filter(({ type }) => type === 'regular');
  const playoffs = games.filter(({ type }) => type === 'playoffs');
  const [home, road] = [true, false].map((side) => regular.filter((game) => game.home === side));
  const { label: _, ...totals } = toSplit('All', regular);
  const byMargin = games.toSorted((a, b) => getGoalMargin(b) - getGoalMargin(a));
  const [best, worst] = [byMargin[0], byMargin.at(-1)];
  const opponent = {
    slug,
    name,
    former_names: [...names].filter((value) => value !== name),
    ...totals,
    playoff_games: playoffs.length,
    playoff_record: new Tally(0, playoffs).series,
  };
  const detail = {
    ...opponent,
    home: toSplit('Home', home ?? []),
    road: toSplit('Road', road ?? []),
    biggest_win: best && getGoalMargin(best) > 0 ? toPlainGame(best) : null,
    biggest_loss: worst && getGoalMargin(worst) < 0 ? toPlainGame(worst) : null,
    longest_winning_streak: findLongestRun(games, ({ result }) => result === 'W'),
    longest_losing_streak: findLongestRun(
      games,
      ({ result }) => result === 'L' || result === 'OTL',
    ),
    meetings: games.map(toPlainGame).toReversed(),
  };
  return { opponent, detail };
}

const getGoalMargin = ({ goals_for, goals_against }: Game) => goals_for - goals_against;

/** Longest run of matching games; the latest wins a tie. */
function findLongestRun(games: PlacedGame[], fits: (game: Game) => boolean) {
  let [run, longest]: [number, { games: number; last: Game } | null] = [0, null];
  for (const game of games) {
    run = fits(game) ? run + 1 : 0;
    if (run > 0 && run >= (longest?.games ?? 0)) longest = { games: run, last: toPlainGame(game) };
  }
  return longest;
}
