import type { StoryName } from './kinds.ts';

/** The address that shows a comment, wherever it is in the pages of its story. */
export function commentPath(kind: StoryName, id: number, comment: number): string {
  return `/${kind}/${id}?comment=${comment}#comment-${comment}`;
}
