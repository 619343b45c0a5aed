import type { Answers } from '@desert/contract/page';
import type { Total } from '@desert/contract/paging';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useAnswers } from '../section/context.tsx';

export interface PagedList<T> {
  /** The records of all pages that were asked for. */
  records: T[];
  /** How many records the list has, where it is counted. */
  total: Total | undefined;
  /** The API address of the page after those; undefined at the end of the list. */
  next: string | undefined;
  /** Whether a page is on its way. */
  waiting: boolean;
  /** Whether the page that was asked for did not come. */
  failed: boolean;
  /** Asks for the next page, or once more for the one that did not come. */
  more: () => void;
}

export interface ListOptions<T = unknown> {
  /** What the list is remembered by, where the address of its first page changes. */
  name?: string;
  /** How many pages there are to begin with. */
  pages?: number;
  /** Whether each page stands before those that came earlier: the records are older. */
  backwards?: boolean;
  /** What tells its records apart; their `id`, unless told otherwise. */
  keyOf?: (record: T) => unknown;
}

/**
 * A list that grows by page. What was asked for stays, so that going back finds it as it was left.
 * @param first the API address of its first page, if there is one
 */
export function usePagedList<T>(
  first: string | undefined,
  { name = first ?? '', pages = 1, backwards = false, keyOf = idOf }: ListOptions<T> = {},
): PagedList<T> {
  const answers = useAnswers();
  const known = useStore(answers.$answers);
  const asked = useStore(answers.$pagesAsked)[name] ?? pages;
  const { found, missing, next } = gather<T>(known, first, asked);

  useEffect(() => {
    if (missing !== undefined) void answers.ensure(missing);
  }, [answers, missing]);

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
      if (!failed) return answers.$pagesAsked.setKey(name, asked + 1);
      answers.invalidate(missing, (address) => address === missing);
      void answers.ensure(missing);
    },
  };
}

/** The pages that are known, and the first address among those asked for that is not. */
function gather<T>(known: Answers, first: string | undefined, asked: number) {
  const found: T[][] = [];
  let next = first;
  while (found.length < asked && next !== undefined) {
    const answer: Answers[string] | undefined = known[next];
    if (answer?.status !== 200) return { found, missing: next, next };
    found.push(answer.body as T[]);
    next = answer.next;
  }
  return { found, missing: undefined, next };
}

/** A page that was read anew can overlap the one after it. */
function withoutDoubles<T>(records: T[], keyOf: (record: T) => unknown): T[] {
  return [...new Map(records.map((record) => [keyOf(record), record])).values()];
}

function idOf(record: unknown): unknown {
  return (record as { id: unknown }).id;
}
