/** What posts of the news and memories have in common. */
import { body } from './body.ts';
import type { Likeable } from './likes.ts';
import { line, lines } from './text.ts';

/** A post or a memory, but for who wrote it. */
export interface Story extends Likeable {
  id: number;
  title: string;
  /** In a list its beginning only: see `EXCERPT_MAX`. */
  details: string;
  user_id: number;
  comment_count: number;
  /** ISO 8601, in UTC. */
  created_at: string;
}

/** Characters. */
export const TITLE_MAX = 200;
export const DETAILS_MAX = 20_000;

/** The schema of what is typed into a story. */
export const storyInput = (missingDetails: string) =>
  body({
    title: line({ label: 'Title', max: TITLE_MAX, missing: 'Give your post a title' }),
    details: lines({ label: 'Details', max: DETAILS_MAX, missing: missingDetails }),
  });
