import type { StoryName } from './kinds.ts';

/** The address of the page of comments that contains the comment. */
export function commentPath(kind: StoryName, id: number, comment: number): string {
  return `/${kind}/${id}?comment=${comment}#comment-${comment}`;
}
