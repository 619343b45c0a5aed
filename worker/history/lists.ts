import {
  type HistoryList,
  LIST_FILTERS,
  LIST_PAGE_SIZE,
  type ListRow,
  logKey,
  type StoredList,
} from '@desert/contract/history/lists';
import type { HistoryListInput } from '@desert/contract/history/lists-input';
import { foldText } from '@desert/contract/text/folded';
import { attendances } from '@desert/drizzle/schema';
import { toObjects } from '@desert/drizzle/seed/history/rows';
import { and, between, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { selectDocument } from './documents.ts';

/** A page of a list; undefined if there is no such list. Reads one row. @param key of the document */
export async function findList(
  database: Database,
  key: string,
  query: HistoryListInput,
): Promise<HistoryList | undefined> {
  const list = await readList(database, key);
  return list && toListPage(list, key, query);
}

/** A page of a player's game log, with the games of the log that the viewer was at. */
export async function findGameLog(
  database: Database,
  slug: string,
  query: HistoryListInput,
  viewer: number | null,
): Promise<HistoryList | undefined> {
  const key = logKey(slug);
  const list = await readList(database, key);
  if (!list) return undefined;
  const dates = list.rows.map(([date]) => String(date));
  const isOwn = and(
    eq(attendances.user_id, viewer ?? 0),
    between(attendances.date, dates.at(-1) ?? '', dates[0] ?? ''),
  );
  const attendedGames =
    viewer === null
      ? []
      : await database.select({ date: attendances.date }).from(attendances).where(isOwn);
  const played = new Set(dates);
  const attended = attendedGames.map(({ date }) => date).filter((date) => played.has(date));
  return { ...toListPage(list, key, query), attended: attended.toSorted() };
}

async function readList(database: Database, key: string): Promise<StoredList | undefined> {
  const [document] = await selectDocument(database, key);
  return document && (JSON.parse(document.body) as StoredList);
}

function toListPage(list: StoredList, key: string, query: HistoryListInput): HistoryList {
  const { filters, rows, ...head } = list;
  const keys = head.columns.map((column) => column.key);
  const all = toObjects<ListRow>({ columns: keys }, rows);
  const chosen = LIST_FILTERS.filter((name) => filters.includes(name) && query[name]);
  const matching = all.filter(
    (row) =>
      chosen.every((name) => String(row[name]) === query[name]) && hasText(row, query.q ?? ''),
  );
  const sort = keys.includes(query.sort?.split('-')[0] ?? '') ? query.sort : undefined;
  const page = Math.min(query.page ?? 1, Math.ceil(matching.length / LIST_PAGE_SIZE) || 1);
  const first = (page - 1) * LIST_PAGE_SIZE;
  return {
    ...head,
    sort: sort ?? head.sort,
    choices: Object.fromEntries(filters.map((name) => [name, listValues(name, all)])),
    rows: (sort ? sortRows(matching, sort) : matching).slice(first, first + LIST_PAGE_SIZE),
    page,
    total: matching.length,
    key,
  };
}

function hasText(row: ListRow, text: string): boolean {
  return (
    text === '' ||
    Object.values(row).some((value) => foldText(`${value ?? ''}`).includes(foldText(text)))
  );
}

/** Seasons and years newest first, names in alphabetical order. */
function listValues(name: string, rows: ListRow[]): string[] {
  const values = [...new Set(rows.map((row) => row[name] ?? null))]
    .filter((value) => value !== null)
    .map(String)
    .toSorted();
  return name === 'season' || name === 'year' ? values.toReversed() : values;
}

/** Sorts stably, with unknown values last. @param sort 'goals-descending' */
function sortRows(rows: ListRow[], sort: string): ListRow[] {
  const [key = '', direction] = sort.split('-');
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((left, other) => {
    const [a = null, b = null] = [left[key], other[key]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    const [first, second] = [foldText(`${a}`), foldText(`${b}`)];
    return first === second ? 0 : sign * (first < second ? -1 : 1);
  });
}
