import type { SourceSeason } from './seasons.ts';

export interface Alike {
  year: string;
  team_name: string;
  record: string;
  reason: string;
}

const ALIKE_MAX = 3;

interface Measures {
  share: number;
  scored: number;
  allowed: number;
  series: number;
}

function measuresOf({
  points,
  games,
  goals_for,
  goals_against,
  playoff_series,
}: SourceSeason): Measures {
  return {
    share: points / games / 2,
    scored: goals_for / games,
    allowed: goals_against / games,
    series: playoff_series.length,
  };
}

export function seasonsLike(season: SourceSeason, all: SourceSeason[]): Alike[] {
  const measures = all.map(measuresOf);
  const spreadOf = (name: keyof Measures) => spread(measures.map((one) => one[name]));
  const spreads = {
    share: spreadOf('share'),
    scored: spreadOf('scored'),
    allowed: spreadOf('allowed'),
    series: spreadOf('series'),
  };
  const own = measuresOf(season);
  const distance = (other: SourceSeason) => {
    const its = measuresOf(other);
    const parts = Object.entries(spreads) as [keyof Measures, number][];
    return Math.hypot(...parts.map(([name, wide]) => (its[name] - own[name]) / wide));
  };
  return all
    .filter(({ year }) => year !== season.year)
    .toSorted((a, b) => distance(a) - distance(b) || a.startYear - b.startYear)
    .slice(0, ALIKE_MAX)
    .map((other) => ({
      year: other.year,
      team_name: other.team_name,
      record: other.record,
      reason: reasonOf(season, other),
    }));
}

/** The standard deviation. */
function spread(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function reasonOf(season: SourceSeason, other: SourceSeason): string {
  const [own, its] = [measuresOf(season), measuresOf(other)];
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const figures = [
    compared(percent(its.share), percent(own.share), 'of available points'),
    compared(its.scored.toFixed(1), own.scored.toFixed(1), 'goals scored per game'),
    compared(its.allowed.toFixed(1), own.allowed.toFixed(1), 'allowed per game'),
  ].join(', ');
  return `${figures}. ${endOf(season, other)}.`;
}

function compared(its: string, own: string, unit: string): string {
  return its === own ? `${its} ${unit} (same here)` : `${its} ${unit} (vs. ${own} here)`;
}

function endOf(season: SourceSeason, other: SourceSeason): string {
  const [own, its] = [season, other].map(({ playoff_series }) => playoff_series.at(-1)?.round);
  if (own === its)
    return own === undefined ? 'Also missed the playoffs' : `Also lost in the ${own}`;
  return its === undefined ? 'Missed the playoffs' : `Lost in the ${its}`;
}
