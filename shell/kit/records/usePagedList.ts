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
  { name = first ?? '', pages = 1, backwards = false, keyOf = getRecordId }: ListOptions<T> = {},
): PagedList<T> {
  const cache = useApiCache();
  const responses = useStore(cache.$responses);
  const pageCount = useStore(cache.$pagesAsked)[name] ?? pages;
  const { found, missing, next } = gatherPages<T>(responses, first, pageCount);

  useEffect(() => {
    if (missing !== undefined) void cache.ensure(missing);
  }, [cache, missing]);

  const failed = missing !== undefined && responses[missing] !== undefined;
  const waiting = missing !== undefined && !failed;
  return {
    records: dropRepeatedRecords((backwards ? found.toReversed() : found).flat(), keyOf),
    total: first === undefined ? undefined : responses[first]?.total,
    next,
    waiting,
    failed,
    more() {
      if (waiting) return;
      if (!failed) return cache.$pagesAsked.setKey(name, pageCount + 1);
      cache.invalidate(missing, (address) => address === missing);
      void cache.ensure(missing);
    },
  };
}

function gatherPages<T>(responses: ApiResponses, first: string | undefined, pageCount: number) {
  const pagesOfRecords: T[][] = [];
  let next = first;
  while (pagesOfRecords.length < pageCount && next !== undefined) {
    const response: ApiResponses[string] | undefined = responses[next];
    if (response?.status !== 200) return { found: pagesOfRecords, missing: next, next };
    pagesOfRecords.push(response.body as T[]);
    next = response.next;
  }
  return { found: pagesOfRecords, missing: undefined, next };
}

/** Drops repeated records: a refetched page can overlap the next one. */
function dropRepeatedRecords<T>(records: T[], keyOf: (record: T) => unknown): T[] {
  return [...new Map(records.map((record) => [keyOf(record), record])).values()];
}

function getRecordId(record: unknown): unknown {
  return (record as { id: unknown }).id;
}
