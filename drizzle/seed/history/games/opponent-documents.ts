import type { Game, Opponent, OpponentDetail, Split } from '@desert/contract/games';
import type { PlacedGame } from './log.ts';
import { franchiseOf } from './opponents.ts';

/** The opponents, sorted by name. @param games all, oldest first */
export function opponentDetails(games: PlacedGame[]): OpponentDetail[] {
  const byFranchise = Map.groupBy(games, ({ opponent_slug }) => opponent_slug);
  return [...byFranchise]
    .map(([slug, own]) => opponentDetail(slug, own))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

export function opponentOf(detail: OpponentDetail): Opponent {
  const { slug, name, former_names, games, record, goals_for, goals_against } = detail;
  const { playoff_games, playoff_record } = detail;
  return {
    slug,
    name,
    former_names,
    games,
    record,
    goals_for,
    goals_against,
    playoff_games,
    playoff_record,
  };
}

function opponentDetail(slug: string, own: PlacedGame[]): OpponentDetail {
  const { name } = franchiseOf(own[0]?.opponent ?? '');
  const names = [...new Set(own.map(({ opponent }) => opponent))];
  const regular = own.filter(({ type }) => type === 'regular');
  const playoffs = own.filter(({ type }) => type === 'playoffs');
  const all = totalOf('All', regular);
  const byMargin = own.toSorted((a, b) => marginOf(b) - marginOf(a));
  const [best, worst] = [byMargin[0], byMargin.at(-1)];
  return {
    slug,
    name,
    former_names: names.filter((one) => one !== name),
    games: all.games,
    record: all.record,
    goals_for: all.goals_for,
    goals_against: all.goals_against,
    playoff_games: playoffs.length,
    playoff_record: winsAndLosses(playoffs),
    home: totalOf(
      'Home',
      regular.filter(({ home }) => home),
    ),
    road: totalOf(
      'Road',
      regular.filter(({ home }) => !home),
    ),
    biggest_win: best && marginOf(best) > 0 ? plainGame(best) : null,
    biggest_loss: worst && marginOf(worst) < 0 ? plainGame(worst) : null,
    longest_winning_streak: longestRun(own, ({ result }) => result === 'W'),
    longest_losing_streak: longestRun(own, ({ result }) => result === 'L' || result === 'OTL'),
    meetings: own.map(plainGame).toReversed(),
  };
}

const marginOf = ({ goals_for, goals_against }: Game) => goals_for - goals_against;

/** Totals of games of any seasons. The record is always W-L-T-OTL, because seasons differ in having ties and OTLs. */
export function totalOf(label: string, games: Game[]): Split {
  const count = (wanted: Game['result']) => games.filter(({ result }) => result === wanted).length;
  const sum = (valueOf: (game: Game) => number) =>
    games.reduce((all, game) => all + valueOf(game), 0);
  return {
    label,
    games: games.length,
    record: [count('W'), count('L'), count('T'), count('OTL')].join('-'),
    goals_for: sum(({ goals_for }) => goals_for),
    goals_against: sum(({ goals_against }) => goals_against),
  };
}

function winsAndLosses(games: Game[]): string {
  const wins = games.filter(({ result }) => result === 'W').length;
  return `${wins}-${games.length - wins}`;
}

/** Longest run of matching games; the latest wins a tie. */
function longestRun(games: PlacedGame[], fits: (game: Game) => boolean) {
  let [run, longest]: [number, { games: number; last: Game } | null] = [0, null];
  for (const game of games) {
    run = fits(game) ? run + 1 : 0;
    if (run > 0 && run >= (longest?.games ?? 0)) longest = { games: run, last: plainGame(game) };
  }
  return longest;
}

export function plainGame(game: Game): Game {
  const { date, season, type, home, opponent, opponent_slug } = game;
  const { goals_for, goals_against, overtime, result } = game;
  return {
    date,
    season,
    type,
    home,
    opponent,
    opponent_slug,
    goals_for,
    goals_against,
    overtime,
    result,
  };
}
