import type { SectionLink } from '@desert/contract/page';
import { UNPLAYED_SEASON } from '@desert/contract/unplayed';
import type { Database } from '../../database/open.ts';
import { listTeams } from '../../history/queries.ts';

/**
 * The paths of the pages that nobody adds by writing: home, where each section starts, the seasons with
 * the one that was not played.
 * @param sections those that are open
 */
export async function fixedPages(database: Database, sections: SectionLink[]): Promise<string[]> {
  const seasons = await listTeams(database);
  return [
    '/',
    ...sections.map(({ path }) => path),
    ...seasons.map(({ year }) => `/history/${year}`),
    `/history/${UNPLAYED_SEASON}`,
  ];
}
