/** The best seasons of players, by stat. */
import { formatFullName } from '@desert/contract/history/roster';
import { type Person, getPersonName } from './identities.ts';

const STATS = ['goals', 'assists', 'points', 'pims', 'wins', 'shutouts'] as const;

export interface SeasonBest {
  figure: (typeof STATS)[number];
  slug: string;
  name: string;
  year: string;
  value: number;
}

/** The players with the most of a stat in a season. Unknown values are left out. */
export function listSeasonBests(persons: Person[], slugOf: (id: number) => string): SeasonBest[] {
  const lines = persons.flatMap((person) => {
    const link = { slug: slugOf(person.id), name: formatFullName(getPersonName(person)) };
    return person.lines.map((line) => ({ line, link }));
  });
  return STATS.flatMap((figure) => {
    const value = Math.max(...lines.map(({ line }) => line[figure] ?? 0));
    const best = lines.filter(({ line }) => line[figure] === value);
    return best.map(({ line, link }) =>
      Object.assign({ figure, year: line.season.year, value }, link),
    );
  });
}
