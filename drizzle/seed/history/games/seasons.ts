import type { Game, Pace, SeasonLog } from '@desert/contract/history/games';
import { MONTHS } from '@desert/contract/history/months';
import { compareText, sumValues } from '../rows.ts';
import type { SourceSeason } from '../seasons.ts';
import { toLoggedGame, type PlacedGame, toSplit, Tally } from './log.ts';

/** @param games all, oldest first */
export function listSeasonLogs(seasons: SourceSeason[], games: PlacedGame[]): SeasonLog[] {
  const bySeason = Map.groupBy(games, ({ season }) => season);
  const paces = computePaces(seasons, bySeason);
  return seasons.map(({ year, startYear, team_name, record, playoff_series }, at) => {
    const games = bySeason.get(year) ?? [];
    const regular = games.filter(({ type }) => type === 'regular');
    const splitsBy = (labelOf: (game: PlacedGame) => string) =>
      [...Map.groupBy(regular, labelOf)].map(([label, some]) =>
        toSplit(label, some, new Tally(startYear, some).record),
      );
    const byLabel = (a: { label: string }, b: { label: string }) => compareText(a.label, b.label);
    return {
      season: year,
      team_name,
      record,
      results: encodeResults(games),
      games: regular.map(toLoggedGame),
      series: playoff_series.map((series) => {
        const some = games.filter(
          ({ round, opponent }) => round === series.round && opponent === series.opponent,
        );
        const opponent_slug = some[0]?.opponent_slug ?? '';
        return Object.assign({ opponent_slug, games: some.map(toLoggedGame) }, series);
      }),
      splits: {
        place: splitsBy(({ home }) => (home ? 'Home' : 'Road')).toSorted(byLabel),
        month: splitsBy(({ date }) => MONTHS[Number(date.slice(5, 7)) - 1] ?? ''),
        opponent: splitsBy(({ opponent }) => opponent)
          .map((split) => {
            const met = regular.find(({ opponent }) => opponent === split.label);
            return Object.assign(split, { opponent_slug: met?.opponent_slug ?? '' });
          })
          .toSorted(byLabel),
      },
      pace: paces[at] as SeasonLog['pace'],
    };
  });
}

/** One letter per game, with the playoffs after a '|'. */
export function encodeResults(games: Pick<Game, 'type' | 'result'>[]): string {
  const letters = (wanted: Game['type']) =>
    games.map(({ type, result }) => (type === wanted ? result.slice(0, 1) : '')).join('');
  return [letters('regular'), letters('playoffs')].filter(Boolean).join('|');
}

/**
 * By season, the best and worst season of the franchise by share of available points, and the mean points after each game
 * of the seasons with as many games: among others, the mean would change with the seasons that it is of.
 */
function computePaces(
  seasons: SourceSeason[],
  bySeason: ReadonlyMap<string, PlacedGame[]>,
): SeasonLog['pace'][] {
  const paces: Pace[] = seasons.map(({ year }) => ({
    season: year,
    points: (bySeason.get(year) ?? []).flatMap(({ points }) => points ?? []),
  }));
  const share = ({ points }: Pace) => (points.at(-1) ?? 0) / points.length;
  const byShare = paces.toSorted((a, b) => share(b) - share(a));
  const [best, worst] = [byShare[0], byShare.at(-1)];
  if (!best || !worst) throw new Error('There is no season.');
  return paces.map(({ points: ownPoints }) => {
    const alike = paces.filter(({ points }) => points.length === ownPoints.length);
    const average = ownPoints.map((_, at) => {
      const after = sumValues(alike, ({ points }) => points[at] ?? 0) / alike.length;
      return Math.round(after * 10) / 10;
    });
    return { best, worst, average, averaged: alike.length };
  });
}
