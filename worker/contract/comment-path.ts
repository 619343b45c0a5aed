import type { StoryName } from './kinds.ts';

export function commentPath(kind: StoryName, id: number, comment: number): string {
  return `/${kind}/${id}?comment=${comment}#comment-${comment}`;
}
