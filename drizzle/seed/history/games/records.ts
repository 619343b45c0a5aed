import type { Game, GameRecords, PlayoffSeries, SeasonLog, Streak } from '@desert/contract/games';
import { ERAS } from '@desert/contract/seasons';
import { type PlacedGame, startOf } from './log.ts';
import { plainGame } from './opponent-documents.ts';

const LENGTH = 5;

/** Game records of the franchise, then of each era. @param games all, oldest first */
export function gameRecords(games: PlacedGame[], logs: SeasonLog[]): GameRecords[] {
  const series = allSeries(logs);
  return [null, ...ERAS].map((era) => {
    const isOf = (season: string) =>
      era === null || (era.first <= startOf({ season }) && startOf({ season }) <= era.last);
    const own = games.filter(({ season }) => isOf(season));
    return {
      era: era?.id ?? null,
      streaks: streaksOf(own.filter(({ type }) => type === 'regular')),
      lists: listsOf(own),
      comebacks: comebacksOf(series.filter(({ season }) => isOf(season))),
      attendances: own.filter(({ source }) => source.attendance !== null).length,
    };
  });
}

export function allSeries(logs: SeasonLog[]): PlayoffSeries[] {
  return logs
    .flatMap(({ season, series }) => series.map((one) => Object.assign({ season }, one)))
    .toReversed();
}

function streaksOf(games: PlacedGame[]): Streak[] {
  const lost = ({ result }: Game) => result === 'L' || result === 'OTL';
  return [
    streakOf('Wins in a row', games, ({ result }) => result === 'W'),
    streakOf('Games in a row without a loss', games, (game) => !lost(game)),
    streakOf('Losses in a row', games, lost),
    streakOf('Games in a row without a win', games, ({ result }) => result !== 'W'),
  ].filter((streak) => streak !== null);
}

/** Longest run of matching games within a season; the latest wins a tie. */
function streakOf(label: string, games: PlacedGame[], fits: (game: Game) => boolean) {
  let run: PlacedGame[] = [];
  let longest: PlacedGame[] = [];
  for (const game of games) {
    const goesOn = run.at(-1)?.season === game.season;
    run = fits(game) ? [...(goesOn ? run : []), game] : [];
    if (run.length >= longest.length) longest = run;
  }
  const [first, last] = [longest[0], longest.at(-1)];
  if (!first || !last) return null;
  return { label, games: longest.length, first: plainGame(first), last: plainGame(last) };
}

function listsOf(games: PlacedGame[]): GameRecords['lists'] {
  const attended = games.filter(({ home, source }) => home && source.attendance);
  const margin = ({ goals_for, goals_against }: Game) => goals_for - goals_against;
  const crowd = ({ source }: PlacedGame) => source.attendance ?? 0;
  return [
    { label: 'Biggest wins', games: most(games, margin) },
    { label: 'Biggest losses', games: most(games, (game) => -margin(game)) },
    { label: 'Most goals scored', games: most(games, ({ goals_for }) => goals_for) },
    {
      label: 'Most goals by both teams',
      games: most(games, ({ goals_for, goals_against }) => goals_for + goals_against),
    },
    { label: 'Largest home crowds', games: most(attended, crowd) },
    { label: 'Smallest home crowds', games: most(attended, (game) => -crowd(game)) },
  ].filter((list) => list.games.length > 0);
}

/** The `LENGTH` games with the highest values; ties are listed newest first. */
function most(games: PlacedGame[], valueOf: (game: PlacedGame) => number) {
  return games
    .toReversed()
    .toSorted((a, b) => valueOf(b) - valueOf(a))
    .slice(0, LENGTH)
    .map((game) => {
      const { attendance } = game.source;
      return attendance === null ? plainGame(game) : Object.assign(plainGame(game), { attendance });
    });
}

function comebacksOf(series: PlayoffSeries[]): GameRecords['comebacks'] {
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
