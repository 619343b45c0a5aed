import type { Comment } from '@desert/contract/comments';
import type { Answers } from '@desert/contract/page';

export interface EarlierComments {
  /** Those that are known, oldest first. */
  comments: Comment[];
  /** The address of what was asked for and is not known, or did not come. */
  missing: string | undefined;
  /** Whether there are still earlier ones than those. */
  more: boolean;
}

/**
 * The comments before those of a detail, by page.
 * @param first the address of the page just before the detail's, if there is one
 * @param asked how many pages the visitor asked for
 */
export function gatherEarlier(
  known: Answers,
  first: string | null,
  asked: number,
): EarlierComments {
  const pages: Comment[][] = [];
  let next = first ?? undefined;
  for (let page = 0; page < asked && next !== undefined; page += 1) {
    const answer: Answers[string] | undefined = known[next];
    if (answer?.status !== 200) break;
    pages.unshift(answer.body as Comment[]);
    next = answer.next;
  }
  const missing = pages.length < asked ? next : undefined;
  return { comments: pages.flat(), missing, more: next !== undefined };
}
