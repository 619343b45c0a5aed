import type { Answers } from '@desert/contract/page';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useAnswers } from '../section/context.ts';

export interface PagedList<T> {
  /** The records of all pages that were asked for. */
  records: T[];
  /** The API address of the page after those; undefined at the end of the list. */
  next: string | undefined;
  /** Whether a page is on its way. */
  waiting: boolean;
  /** Whether the page that was asked for did not come. */
  failed: boolean;
  /** Asks for the next page, or once more for the one that did not come. */
  more: () => void;
}

/**
 * A list that grows by page. What was asked for stays, so that going back finds it as it was left.
 * @param first the API address of its first page
 */
export function usePagedList<T>(first: string): PagedList<T> {
  const answers = useAnswers();
  const known = useStore(answers.$answers);
  const asked = useStore(answers.$pagesAsked)[first] ?? 1;
  const { records, missing, next } = gather<T>(known, first, asked);

  useEffect(() => {
    if (missing !== undefined) void answers.need(missing);
  }, [answers, missing]);

  const failed = missing !== undefined && known[missing] !== undefined;
  return {
    records,
    next,
    waiting: missing !== undefined && !failed,
    failed,
    more() {
      if (!failed) return answers.$pagesAsked.setKey(first, asked + 1);
      answers.drop(missing, (address) => address === missing);
      void answers.need(missing);
    },
  };
}

/** The records of the pages that are known, and the first address among those asked for that is not. */
function gather<T>(known: Answers, first: string, asked: number) {
  const records = new Map<unknown, T>();
  let next: string | undefined = first;
  for (let page = 0; page < asked && next !== undefined; page += 1) {
    const answer: Answers[string] | undefined = known[next];
    if (answer?.status !== 200) return { records: [...records.values()], missing: next, next };
    // A page that was read anew can overlap the one after it.
    for (const record of answer.body as (T & { id: unknown })[]) records.set(record.id, record);
    next = answer.next;
  }
  return { records: [...records.values()], missing: undefined, next };
}
