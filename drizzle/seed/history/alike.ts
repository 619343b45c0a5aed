import type { SeasonAlike } from '@desert/contract/history/players';
import { sum } from './rows.ts';
import type { SourceSeason } from './seasons.ts';

const ALIKE_MAX = 3;

const MEASURES: ((season: SourceSeason) => number)[] = [
  ({ points, games }) => points / games / 2,
  ({ goals_for, games }) => goals_for / games,
  ({ goals_against, games }) => goals_against / games,
  ({ playoff_series }) => playoff_series.length,
];

const percent = (share: number) => `${Math.round(share * 100)}%`;
const average = (goals: number) => goals.toFixed(1);

const TEXTS = [
  { format: percent, unit: 'of available points' },
  { format: average, unit: 'goals scored per game' },
  { format: average, unit: 'allowed per game' },
];

/** The seasons that are nearest in all measures, each in units of its standard deviation. */
export function seasonsLike(season: SourceSeason, all: SourceSeason[]): SeasonAlike[] {
  const spreads = MEASURES.map((measure) => spread(all.map(measure)));
  const distance = (other: SourceSeason) =>
    Math.hypot(
      ...MEASURES.map((measure, at) => (measure(other) - measure(season)) / (spreads[at] ?? 1)),
    );
  return all
    .filter(({ year }) => year !== season.year)
    .toSorted((a, b) => distance(a) - distance(b) || a.startYear - b.startYear)
    .slice(0, ALIKE_MAX)
    .map((other) => {
      const { year, team_name, record } = other;
      return { year, team_name, record, reason: reasonOf(season, other) };
    });
}

function spread(values: number[]): number {
  const mean = sum(values, (value) => value) / values.length;
  return Math.sqrt(sum(values, (value) => (value - mean) ** 2) / values.length);
}

function reasonOf(season: SourceSeason, other: SourceSeason): string {
  const figures = TEXTS.map(({ format, unit }, at) => {
    const [own, its] = [season, other].map((one) => format(MEASURES[at]?.(one) ?? 0));
    return its === own ? `${its} ${unit} (same here)` : `${its} ${unit} (vs. ${own} here)`;
  });
  return `${figures.join(', ')}. ${endOf(season, other)}.`;
}

function endOf(season: SourceSeason, other: SourceSeason): string {
  const [own, its] = [season, other].map(({ playoff_series }) => playoff_series.at(-1)?.round);
  if (own === its)
    return own === undefined ? 'Also missed the playoffs' : `Also lost in the ${own}`;
  return its === undefined ? 'Missed the playoffs' : `Lost in the ${its}`;
}
