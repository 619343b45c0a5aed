import { encodeCursor, type Cursor, type PageQuery } from '@desert/contract/records/list-query';

export interface Page<R> {
  records: R[];
  cursor?: string;
}

/** Number of rows to read for a page: one more than it shows, which tells whether there is a next page. */
export function countRowsToRead({ limit }: PageQuery): number {
  return limit + 1;
}

export function toPage<R extends { id: number; sort_value?: Cursor['value'] }>(
  rows: R[],
  { limit, sort }: PageQuery,
): Page<R> {
  const records = rows.slice(0, limit);
  const last = records.at(-1);
  if (rows.length <= limit || !last) return { records };
  const { id, sort_value } = last;
  const isSorted = sort !== undefined && sort_value !== undefined;
  return { records, cursor: encodeCursor(isSorted ? { id, sort, value: sort_value } : { id }) };
}

/** The address of the next page, by keyset pagination. @param asked the page's query @param parameters names to keep */
export function nextAddress(
  path: string,
  cursor: string,
  asked: Record<string, string> = {},
  parameters: string[] = [],
): string {
  const pairs = parameters.flatMap((name) => (asked[name] ? [[name, asked[name]]] : []));
  const query = new URLSearchParams([...pairs, ['cursor', cursor]]);
  // The API's canonical address, with the slash, so that each page has one address.
  return `${path.replace(/\/?$/, '/')}?${query.toString()}`;
}

export function takeFirstFitting<Item>(
  items: Item[],
  max: number,
  sizeOf: (item: Item) => number,
): Item[] {
  let size = 0;
  const end = items.findIndex((item, at) => {
    size += sizeOf(item);
    return at > 0 && size > max;
  });
  return end < 0 ? items : items.slice(0, end);
}
