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
