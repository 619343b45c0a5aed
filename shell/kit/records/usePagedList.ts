import type { ApiResponses } from '@desert/contract/pages/page';
import type { Total } from '@desert/contract/records/paging';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useApiCache } from '../section/context.tsx';

export interface PagedList<T> {
  records: T[];
  total: Total | undefined;
  /** API address of the next page, which may be loading or have failed; undefined after the last page. */
  next: string | undefined;
  waiting: boolean;
  failed: boolean;
  /** Loads the next page, or retries a failed one. */
  more: () => void;
}

interface ListOptions<T = unknown> {
  /** Key of the number of loaded pages in the cache, `first` by default. Needed if `first` can change. */
  name?: string;
  pages?: number;
  /** Whether a next page has earlier records, which are prepended. */
  backwards?: boolean;
  keyOf?: (record: T) => unknown;
}

/**
 * Returns the loaded records of a list with a cursor, and a function that loads its next page. Back restores the loaded
 * pages. @param first address of the first page, undefined for no list
 */
export function usePagedList<T>(
  first: string | undefined,
  { name = first ?? '', pages = 1, backwards = false, keyOf = idOf }: ListOptions<T> = {},
): PagedList<T> {
  const cache = useApiCache();
  const known = useStore(cache.$responses);
  const asked = useStore(cache.$pagesAsked)[name] ?? pages;
  const { found, missing, next } = gather<T>(known, first, asked);

  useEffect(() => {
    if (missing !== undefined) void cache.ensure(missing);
  }, [cache, missing]);

  const failed = missing !== undefined && known[missing] !== undefined;
  const waiting = missing !== undefined && !failed;
  return {
    records: withoutDoubles((backwards ? found.toReversed() : found).flat(), keyOf),
    total: first === undefined ? undefined : known[first]?.total,
    next,
    waiting,
    failed,
    more() {
      if (waiting) return;
      if (!failed) return cache.$pagesAsked.setKey(name, asked + 1);
      cache.invalidate(missing, (address) => address === missing);
      void cache.ensure(missing);
    },
  };
}

function gather<T>(known: ApiResponses, first: string | undefined, asked: number) {
  const found: T[][] = [];
  let next = first;
  while (found.length < asked && next !== undefined) {
    const response: ApiResponses[string] | undefined = known[next];
    if (response?.status !== 200) return { found, missing: next, next };
    found.push(response.body as T[]);
    next = response.next;
  }
  return { found, missing: undefined, next };
}

/** Drops repeated records: a refetched page can overlap the next one. */
function withoutDoubles<T>(records: T[], keyOf: (record: T) => unknown): T[] {
  return [...new Map(records.map((record) => [keyOf(record), record])).values()];
}

function idOf(record: unknown): unknown {
  return (record as { id: unknown }).id;
}
