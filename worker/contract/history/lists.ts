/** Lists of the history: tables that a page filters, sorts and pages by its address, and that visitors can download. */
export interface ListColumn {
  key: string;
  label: string;
  /** Abbreviated heading, as in 'PIM'. */
  short?: string;
  /** Unit of the values, for downloads: 'minutes', 'year-month-day'. */
  unit?: string;
  format?: 'date' | 'signed' | 'fraction' | 'average' | 'count';
  isText?: true;
  isRowHeading?: true;
  /** Whether narrow screens hide the column. */
  isFolded?: true;
  /** Whether the column is for links and downloads only. */
  isHidden?: true;
  /** Template of the cell's address, '/history/players/:slug', filled from the row. No link where a value is null. */
  link?: string;
}

export type ListRow = Record<string, string | number | null>;

export interface ListSource {
  name: string;
  url: string | null;
  /** The license as the source states it. */
  license: string;
}

/** Facts above a list, each with the page that shows it. */
export interface ListHighlight {
  heading: string;
  facts: { text: string; path: string | null }[];
}

interface ListHead {
  /** Name in addresses: 'draft'. */
  name: string;
  title: string;
  about: string;
  /** Gaps of the sources. */
  notes: string[];
  columns: ListColumn[];
  /** 'goals-descending' */
  sort: string;
  /** Key of the column whose values are headings of groups in the first order. */
  group?: string;
  sources: ListSource[];
  highlights?: ListHighlight[];
}

/** A document of the seed. */
export interface StoredList extends ListHead {
  /** Keys of the columns that visitors can filter by. */
  filters: string[];
  rows: ListRow[string][][];
}

/** Response of `GET /api/history/lists/{name}/?sort=&page=&q=`, with a parameter for each filter. */
export interface HistoryList extends ListHead {
  /** The values of each filter. */
  choices: Record<string, string[]>;
  rows: ListRow[];
  page: number;
  total: number;
  /** Key of the document, for downloads. */
  key: string;
  /** Dates of the rows' games at which the viewer was; absent where rows are not games. */
  attended?: string[];
}

/** A row of `GET /api/history/lists/`. */
export interface ListedList extends Pick<ListHead, 'name' | 'title' | 'about' | 'sources'> {
  rows: number;
}

export const LIST_PAGE_SIZE = 50;

export const LIST_FILTERS = [
  'season',
  'year',
  'team',
  'position',
  'award',
  'opponent',
  'type',
] as const;

/** The query of a page's read of a list. */
export const LIST_QUERY = ['q', 'sort', 'page', ...LIST_FILTERS]
  .map((name) => `${name}=:${name}`)
  .join('&');

/** The key of a player's game log. */
export function logKey(slug: string): string {
  return `games/log/${slug}`;
}

export function logPath(slug: string): string {
  return `/history/players/${slug}/games`;
}

/** The address of a table's download. @param of its document, and where in it: 'teams/2011-12?list=players' */
export function downloadPath(format: 'csv' | 'json', of: string): string {
  const [key = '', query = ''] = of.split('?');
  return `/api/history/data/${format}/${key}/${query && `?${query}`}`;
}

export const ARCHIVE_PATH = '/history-data.tar.gz';
