import { formatYears } from '@desert/contract/history/seasons';
import { readDocument } from '../../history/documents.ts';
import type { Database } from '../../platform/database/open.ts';
import type { HistoryEntry } from './entry.ts';

/** Documents of the head coaches by games, fewest first, because the greater id comes first in results. */
export async function readCoachEntries(database: Database): Promise<HistoryEntry<'coaches'>[]> {
  const coaches = (await readDocument(database, 'coaches')) ?? [];
  const sorted = coaches.toSorted((a, b) => a.games - b.games);
  return sorted.map(({ slug, name, games, record, awards, lines, ...coach }, at) => {
    const years = formatYears(coach);
    const won = awards.map((season) => `Jack Adams Award ${season}`);
    return {
      record: { id: at + 1, name, path: `/history/coaches/${slug}`, years, games, record, won },
      title: name,
      about: `Head coach, ${years}`,
      names: name,
      text: [
        'head coach',
        ...lines.map(({ year, team_name }) => `${year} ${team_name}`),
        ...won,
      ].join('. '),
    };
  });
}
