import type { LoggedGame, Pace, SeasonLog, Split } from '@desert/contract/games';
import { MONTHS } from '@desert/contract/months';
import type { SourceSeason } from '../seasons.ts';
import { type PlacedGame, Tally } from './log.ts';
import { plainGame } from './opponent-documents.ts';

/** @param placed games by season */
export function seasonLogs(
  seasons: SourceSeason[],
  placed: ReadonlyMap<string, PlacedGame[]>,
): SeasonLog[] {
  const paces = paceOf(seasons, placed);
  return seasons.map(({ year, startYear, team_name, record, playoff_series }) => {
    const own = placed.get(year) ?? [];
    const regular = own.filter(({ type }) => type === 'regular');
    return {
      season: year,
      team_name,
      record,
      results: resultsOf(own),
      games: regular.map(loggedGame),
      series: playoff_series.map((series) => {
        const games = own.filter(
          ({ round, opponent }) => round === series.round && opponent === series.opponent,
        );
        const opponent_slug = games[0]?.opponent_slug ?? '';
        return Object.assign({ opponent_slug, games: games.map(loggedGame) }, series);
      }),
      splits: {
        place: splitsOf(regular, ({ home }) => (home ? 'Home' : 'Road'), startYear).toSorted(
          (a, b) => (a.label < b.label ? -1 : 1),
        ),
        month: splitsOf(
          regular,
          ({ date }) => MONTHS[Number(date.slice(5, 7)) - 1] ?? '',
          startYear,
        ),
        opponent: opponentSplits(regular, startYear),
      },
      pace: paces,
    };
  });
}

function resultsOf(games: PlacedGame[]): string {
  const letters = (type: PlacedGame['type']) =>
    games
      .filter((game) => game.type === type)
      .map(({ result }) => (result === 'OTL' ? 'O' : result))
      .join('');
  return [letters('regular'), letters('playoffs')].filter(Boolean).join('|');
}

function loggedGame(game: PlacedGame): LoggedGame {
  const { number, record, points } = game;
  return { ...plainGame(game), number, record, points };
}

function opponentSplits(games: PlacedGame[], start: number): SeasonLog['splits']['opponent'] {
  return [...Map.groupBy(games, ({ opponent }) => opponent)]
    .map(([name, own]) => {
      const opponent_slug = own[0]?.opponent_slug ?? '';
      return Object.assign(splitOf(name, own, start), { opponent_slug });
    })
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));
}

/** @param start of the season, which selects the format of the record */
function splitsOf(
  games: PlacedGame[],
  labelOf: (game: PlacedGame) => string,
  start: number,
): Split[] {
  return [...Map.groupBy(games, labelOf)].map(([label, some]) => splitOf(label, some, start));
}

function splitOf(label: string, games: PlacedGame[], start: number): Split {
  const tally = new Tally(start);
  for (const { result } of games) tally.add(result);
  return {
    label,
    games: games.length,
    record: tally.record,
    goals_for: sum(games.map(({ goals_for }) => goals_for)),
    goals_against: sum(games.map(({ goals_against }) => goals_against)),
  };
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** The best and worst season by share of available points, and the mean points of all seasons after each game. */
function paceOf(
  seasons: SourceSeason[],
  placed: ReadonlyMap<string, PlacedGame[]>,
): SeasonLog['pace'] {
  const paces: Pace[] = seasons.map(({ year }) => ({
    season: year,
    points: (placed.get(year) ?? []).flatMap(({ points }) => points ?? []),
  }));
  const share = ({ points }: Pace) => (points.at(-1) ?? 0) / points.length;
  const byShare = paces.toSorted((a, b) => share(b) - share(a));
  const [best, worst] = [byShare[0], byShare.at(-1)];
  if (!best || !worst) throw new Error('There is no season.');
  // Ends at the median number of games: after it, the mean of the few longer seasons would jump.
  const lengths = paces.map(({ points }) => points.length).toSorted((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length / 2)];
  const average = Array.from({ length: usual ?? 0 }, (_, at) => {
    const after = paces.flatMap(({ points }) => points[at] ?? []);
    return Math.round((sum(after) / after.length) * 10) / 10;
  });
  return { best, worst, average };
}
