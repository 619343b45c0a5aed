/** Pagination: the `Link` header of a list has the address of the next page. */

export const PAGE_SIZE = 24;

export const MAX_PAGE_SIZE = 100;

export function formatNextLink(address: string): string {
  return `<${address}>; rel="next"`;
}

export function parseNextLink(link: string | null): string | undefined {
  return link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
}

export interface Total {
  count: number;
  more: boolean;
}

/** Header with the total of a counted list: '37', or '100+'. */
export const TOTAL_HEADER = 'X-Total-Count';

export function parseTotal(text: string | null): Total | undefined {
  const [, count, more] = /^(\d+)(\+?)$/.exec(text ?? '') ?? [];
  return count === undefined ? undefined : { count: Number(count), more: more === '+' };
}

export function formatTotal({ count, more }: Total): string {
  return `${count}${more ? '+' : ''}`;
}

/** '1 memory', '37 memories' or '100+ memories'. */
export function countTotal(total: Total, value: string, many: string): string {
  return `${formatTotal(total)} ${total.count === 1 ? value : many}`;
}
