/** Reads paged lists in tests. */
import { parseNextLink } from '@desert/contract/records/paging';
import { type Fan, visitor } from './fan.ts';

/** Reads a list from a path on, and follows its `Link` headers to the last page. */
export async function pagesOf<T>(first: string, by: Pick<Fan, 'get'> = visitor): Promise<T[][]> {
  const pages: T[][] = [];
  for (let path: string | undefined = first; path !== undefined;) {
    const response: Response = await by.get(path);
    pages.push(await response.json());
    path = parseNextLink(response.headers.get('Link'))?.replace('/api', '');
  }
  return pages;
}

/** The ids on each page of a list. */
export async function idsOfPages(first: string, by?: Pick<Fan, 'get'>): Promise<number[][]> {
  const pages = await pagesOf<{ id: number }>(first, by);
  return pages.map((page) => page.map(({ id }) => id));
}
