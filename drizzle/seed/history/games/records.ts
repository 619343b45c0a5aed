import type {
  Game,
  GameRecords,
  PlayoffSeries,
  SeasonLog,
  Streak,
} from '@desert/contract/history/games';
import { ERAS } from '@desert/contract/history/seasons';
import { findCapacity } from './arenas.ts';
import { type PlacedGame, toPlainGame, getStartYear } from './log.ts';

const LIST_LENGTH = 5;

/** Game records of the franchise, then of each era. @param games all, oldest first */
export function listGameRecords(games: PlacedGame[], logs: SeasonLog[]): GameRecords[] {
  const series = listPlayoffSeries(logs);
  return [null, ...ERAS].map((era) => {
    const isOf = (season: string) =>
      era === null ||
      (era.first <= getStartYear({ season }) && getStartYear({ season }) <= era.last);
    const ownGames = games.filter(({ season }) => isOf(season));
    return {
      era: era?.id ?? null,
      streaks: listStreaks(ownGames.filter(({ type }) => type === 'regular')),
      lists: listRecordGames(ownGames),
      comebacks: listComebacks(series.filter(({ season }) => isOf(season))),
      attendances: ownGames.filter(isAttended).length,
    };
  });
}

export function listPlayoffSeries(logs: SeasonLog[]): PlayoffSeries[] {
  return logs
    .flatMap(({ season, series }) => series.map((series) => Object.assign({ season }, series)))
    .toReversed();
}

function listStreaks(games: PlacedGame[]): Streak[] {
  const lost = ({ result }: Game) => result === 'L' || result === 'OTL';
  return [
    findLongestStreak('Wins in a row', games, ({ result }) => result === 'W'),
    findLongestStreak('Games in a row without a loss', games, (game) => !lost(game)),
    findLongestStreak('Losses in a row', games, lost),
    findLongestStreak(
      'Losses in a row, none of them in overtime',
      games,
      (game) => lost(game) && !game.overtime,
    ),
    findLongestStreak('Games in a row without a win', games, ({ result }) => result !== 'W'),
  ].flatMap((streak) => streak ?? []);
}

/** Longest runs of matching games within a season; the latest is the first. */
function findLongestStreak(
  label: string,
  games: PlacedGame[],
  fits: (game: Game) => boolean,
): Streak | undefined {
  const runs: PlacedGame[][] = [];
  for (const game of games) {
    const run = runs.at(-1);
    const goesOn = run?.at(-1)?.season === game.season;
    if (!fits(game)) runs.push([]);
    else if (run && (goesOn || run.length === 0)) run.push(game);
    else runs.push([game]);
  }
  const length = Math.max(0, ...runs.map((run) => run.length));
  const [longest, ...ties] = runs
    .filter((run) => run.length === length)
    .toReversed()
    .flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      return first && last ? [{ first: toPlainGame(first), last: toPlainGame(last) }] : [];
    });
  return longest && { label, games: length, ...longest, ties };
}

function listRecordGames(games: PlacedGame[]): GameRecords['lists'] {
  const attended = games.filter(isAttended);
  const margin = ({ goals_for, goals_against }: Game) => goals_for - goals_against;
  const crowd = ({ source }: PlacedGame) => source.attendance ?? 0;
  const notFull = attended.filter((game) => crowd(game) < (findCapacity(game) ?? Infinity));
  return [
    rankGames('Biggest wins', games, margin),
    rankGames('Biggest losses', games, (game) => -margin(game)),
    rankGames('Most goals scored', games, ({ goals_for }) => goals_for),
    rankGames('Most goals by both teams', games, (game) => game.goals_for + game.goals_against),
    rankGames('Largest home crowds', attended, crowd),
    rankGames('Smallest home crowds, full houses left out', notFull, (game) => -crowd(game)),
  ].filter((list) => list.games.length > 0);
}

const isAttended = ({ home, source }: PlacedGame) => home && source.attendance !== null;

/** The `LENGTH` games with the highest values; ties are listed newest first. */
function rankGames(label: string, games: PlacedGame[], valueOf: (game: PlacedGame) => number) {
  const ordered = games.toReversed().toSorted((a, b) => valueOf(b) - valueOf(a));
  const top = ordered.slice(0, LIST_LENGTH);
  const last = top.at(-1);
  const level = (some: PlacedGame[]) =>
    some.filter((game) => last && valueOf(game) === valueOf(last)).length;
  const [shown, of] = [level(top), level(ordered)];
  return {
    label,
    games: top.map((game) => {
      const { attendance } = game.source;
      const capacity = findCapacity(game);
      return Object.assign(toPlainGame(game), attendance !== null && { attendance, capacity });
    }),
    cut: shown < of ? { shown, of } : null,
  };
}

function listComebacks(series: PlayoffSeries[]): GameRecords['comebacks'] {
  return series.flatMap(({ games, ...one }) => {
    const records = games.map(({ record }) => record.split('-').map(Number));
    const behind = ([wins = 0, losses = 0]: number[]) =>
      one.result === 'won' ? losses - wins : wins - losses;
    const worst = records.toSorted((a, b) => behind(b) - behind(a))[0];
    if (!worst || behind(worst) < 2) return [];
    const label = `${one.result === 'won' ? 'Won after being down' : 'Lost after being up'} ${worst.join('-')}`;
    return [{ label, series: one }];
  });
}
