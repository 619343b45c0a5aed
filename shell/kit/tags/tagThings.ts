import type { Thing } from '@desert/contract/head';
import { ERAS } from '@desert/contract/seasons';
import type { Tag } from '@desert/contract/tags';

/**
 * What a record is tied to, for the `about` of its page's head: https://schema.org/about
 * @returns undefined where it is tied to nothing
 */
export function tagThings(tags: readonly Tag[] = []): Thing[] | undefined {
  if (tags.length === 0) return undefined;
  return tags.map(({ kind, label, path }) =>
    kind === 'player'
      ? { '@type': 'Person', name: label, url: path }
      : { '@type': 'SportsTeam', name: teamOf(label), sport: 'Ice hockey', url: path },
  );
}

/** The team of a season: 'Phoenix Coyotes 2011-12'. */
function teamOf(season: string): string {
  const start = Number(season.slice(0, 4));
  const era = ERAS.find(({ first, last }) => first <= start && start <= last);
  return era ? `${era.name} ${season}` : season;
}
