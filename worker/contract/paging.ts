/** Lists come by page, newest first; where there is more, the answer's `Link` header says where. */

/** How many records a page of a list holds, unless `?limit=` says otherwise. */
export const PAGE_SIZE = 24;

/** The most that `?limit=` can ask for. */
export const MAX_PAGE_SIZE = 100;

/** The `Link` header for the next page's address. */
export function nextLink(address: string): string {
  return `<${address}>; rel="next"`;
}

/** The next page's address in a `Link` header; undefined where there is none. */
export function nextOf(link: string | null): string | undefined {
  return link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
}

/** How many records a list has on all of its pages. */
export interface Total {
  /** Up to as many as are counted. */
  count: number;
  /** Whether there are more than that. */
  more: boolean;
}

/** The header that says so of a list which is counted: '37', or '100+'. */
export const TOTAL_HEADER = 'X-Total-Count';

/** What the header says; undefined where there is none. */
export function totalOf(text: string | null): Total | undefined {
  const [, count, more] = /^(\d+)(\+?)$/.exec(text ?? '') ?? [];
  return count === undefined ? undefined : { count: Number(count), more: more === '+' };
}

/** What stands in the header. */
export function totalText({ count, more }: Total): string {
  return `${count}${more ? '+' : ''}`;
}
