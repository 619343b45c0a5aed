import type { ListColumn, ListRow, StoredList } from '@desert/contract/history/lists';
import type { PlayerFacts } from '@desert/contract/history/player-facts';

export interface ListedPerson {
  id: number;
  slug: string;
  name: string;
  gp: number;
  points: number | null;
  facts: PlayerFacts;
}

/** A list's document, with rows as arrays, which take a third of the space of objects. */
export function buildList(
  head: Omit<StoredList, 'rows'>,
  rows: readonly Record<string, ListRow[string] | undefined>[],
): StoredList {
  const keys = head.columns.map(({ key }) => key);
  return { ...head, rows: rows.map((row) => keys.map((key) => row[key] ?? null)) };
}

export const PLAYER_LINK = '/history/players/:slug';

export const SEASON: ListColumn = {
  key: 'season',
  label: 'Season',
  isText: true,
  link: '/history/:season',
};

/** Columns for links and downloads. */
export const SLUG = defineHiddenColumn('slug', 'Address of the player in /history/players/');
export const PATH = defineHiddenColumn('path', 'Address in /history/');

export function defineHiddenColumn(key: string, label: string, unit?: string): ListColumn {
  return { key, label, isHidden: true, ...(unit !== undefined && { unit }) };
}

export function defineTextColumn(
  key: string,
  label: string,
  more: Partial<ListColumn> = {},
): ListColumn {
  return { key, label, isText: true, ...more };
}

export function defineNumberColumn(key: string, label: string, short?: string): ListColumn {
  return { key, label, ...(short !== undefined && { short }) };
}
