import type { Comment } from '@desert/contract/comments';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { gatherEarlier } from './earlier.ts';
import { earlierAddress, type Thread } from './thread.ts';

export interface ShownEarlier {
  comments: Comment[];
  /** Whether there are still earlier ones. */
  more: boolean;
  waiting: boolean;
  /** Whether those that were asked for did not come. */
  failed: boolean;
  /** Asks for earlier ones, or once more for those that did not come. */
  show: () => void;
}

/** The comments before those that the detail carries, as far as the visitor asked for them. */
export function useEarlierComments(thread: Thread, first: string | null): ShownEarlier {
  const { answers } = thread;
  const key = earlierAddress(thread);
  const known = useStore(answers.$answers);
  const asked = useStore(answers.$pagesAsked)[key] ?? 0;
  const { missing, ...earlier } = gatherEarlier(known, first, asked);

  useEffect(() => {
    if (missing !== undefined) void answers.need(missing);
  }, [answers, missing]);

  const failed = missing !== undefined && known[missing] !== undefined;
  return {
    ...earlier,
    waiting: missing !== undefined && !failed,
    failed,
    show() {
      if (missing !== undefined && !failed) return;
      if (missing === undefined) return answers.$pagesAsked.setKey(key, asked + 1);
      answers.drop(missing, (address) => address === missing);
      void answers.need(missing);
    },
  };
}
