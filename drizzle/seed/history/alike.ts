import type { SeasonAlike } from '@desert/contract/history/players';
import { sumValues } from './rows.ts';
import type { SourceSeason } from './seasons.ts';

const MAX_ALIKE = 3;

const MEASURES: ((season: SourceSeason) => number)[] = [
  ({ points, games }) => points / games / 2,
  ({ goals_for, games }) => goals_for / games,
  ({ goals_against, games }) => goals_against / games,
  ({ playoff_series }) => playoff_series.length,
];

const formatPercent = (share: number) => `${Math.round(share * 100)}%`;
const formatAverage = (goals: number) => goals.toFixed(1);

const TEXTS = [
  { format: formatPercent, unit: 'of available points' },
  { format: formatAverage, unit: 'goals scored per game' },
  { format: formatAverage, unit: 'allowed per game' },
];

/** The seasons that are nearest in all measures, each in units of its standard deviation. */
export function listSimilarSeasons(season: SourceSeason, all: SourceSeason[]): SeasonAlike[] {
  const spreads = MEASURES.map((measure) => computeStandardDeviation(all.map(measure)));
  const distance = (other: SourceSeason) =>
    Math.hypot(
      ...MEASURES.map((measure, at) => (measure(other) - measure(season)) / (spreads[at] ?? 1)),
    );
  return all
    .filter(({ year }) => year !== season.year)
    .toSorted((a, b) => distance(a) - distance(b) || a.startYear - b.startYear)
    .slice(0, MAX_ALIKE)
    .map((other) => {
      const { year, team_name, record } = other;
      return { year, team_name, record, reason: describeLikeness(season, other) };
    });
}

function computeStandardDeviation(values: number[]): number {
  const mean = sumValues(values, (value) => value) / values.length;
  return Math.sqrt(sumValues(values, (value) => (value - mean) ** 2) / values.length);
}

function describeLikeness(season: SourceSeason, other: SourceSeason): string {
  const figures = TEXTS.map(({ format, unit }, at) => {
    const [seasonText, its] = [season, other].map((season) => format(MEASURES[at]?.(season) ?? 0));
    return its === seasonText
      ? `${its} ${unit} (same here)`
      : `${its} ${unit} (vs. ${seasonText} here)`;
  });
  return `${figures.join(', ')}. ${compareEndings(season, other)}.`;
}

function compareEndings(season: SourceSeason, other: SourceSeason): string {
  const [lastRound, its] = [season, other].map(
    ({ playoff_series }) => playoff_series.at(-1)?.round,
  );
  if (lastRound === its)
    return lastRound === undefined ? 'Also missed the playoffs' : `Also lost in the ${lastRound}`;
  return its === undefined ? 'Missed the playoffs' : `Lost in the ${its}`;
}
