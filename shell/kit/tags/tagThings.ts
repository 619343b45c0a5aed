import type { Thing } from '@desert/contract/head';
import { ERAS } from '@desert/contract/seasons';
import type { Tag } from '@desert/contract/tags';

/** A record's tags as structured data for https://schema.org/about; undefined without tags. */
export function tagThings(tags: readonly Tag[] = []): Thing[] | undefined {
  if (tags.length === 0) return undefined;
  return tags.map(({ kind, label, path }) =>
    kind === 'game'
      ? { '@type': 'SportsEvent', name: label, url: path }
      : kind === 'player'
        ? { '@type': 'Person', name: label, url: path }
        : { '@type': 'SportsTeam', name: teamOf(label), sport: 'Ice hockey', url: path },
  );
}

function teamOf(season: string): string {
  const start = Number(season.slice(0, 4));
  const era = ERAS.find(({ first, last }) => first <= start && start <= last);
  return era ? `${era.name} ${season}` : season;
}
