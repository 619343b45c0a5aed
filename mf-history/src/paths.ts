import type { EraId } from '@desert/contract/history/seasons';
import { foldText } from '@desert/contract/text/folded';
import { listAddress } from '@desert/kit';

/** The address of a player. @param from address of the list with its query, for the page's previous and next links */
export function playerPath(slug: string, from?: string): string {
  const path = `/history/players/${slug}`;
  return from === undefined ? path : `${path}?from=${encodeURIComponent(from)}`;
}

/** The slug of a person's name, as the seed computes it: lower case without accents. 'Émile O’Neill' gives 'emile-oneill'; '' if nothing is left. */
export function toPathSlug(name: string): string {
  return foldText(name)
    .replace(/[.'’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

export const COACHES_PATH = '/history/coaches';

export function coachPath(slug: string): string {
  return `${COACHES_PATH}/${slug}`;
}

/** The address of a day's page. @param day month and day, such as '05-07' */
export function dayPath(day: string): string {
  return `/history/on/${day}`;
}

export const LIGHTS_PATH = '/history/lights';

export function recordsPath(era: EraId | null): string {
  return listAddress('/history/records', [['era', era ?? '']]);
}

export function seasonGamesPath(season: string): string {
  return `/history/${season}/games`;
}

export function opponentPath(slug: string): string {
  return `/history/against/${slug}`;
}

export function seasonPath(year: string): string {
  return `/history/${year}/`;
}
