import { body } from './body.ts';
/** What posts of the news and memories have in common. */
import type { Edited, Pending } from './records.ts';
import { type Tagged, TagsInput } from './tags.ts';
import { line, lines } from './text.ts';

/** One user's like of a post or a memory. */
export interface Like {
  id: number;
  user_id: number;
}

/** What a record that can be liked says of its likes. */
export interface Likeable {
  /** How many users like it. */
  likes: number;
  /** The viewer's own like, or nothing: who else likes it is private. */
  user_likes: Like[];
}

/** A post or a memory, but for who wrote it. */
export interface Story extends Likeable, Tagged, Edited, Pending {
  id: number;
  title: string;
  /** In a list its beginning only: see `EXCERPT_MAX`. */
  details: string;
  user_id: number;
  comment_count: number;
  /** Whether moderation closed its comments; says nothing while they are open. */
  locked?: true;
  /** ISO 8601, in UTC. */
  created_at: string;
}

/** Characters. */
export const TITLE_MAX = 200;
export const DETAILS_MAX = 20_000;

/** The schema of what is typed into a story. A PUT can have `base` as well; see `BASE_FIELD`. */
export const storyInput = (missingDetails: string) =>
  body({
    title: line({ label: 'Title', max: TITLE_MAX, missing: 'Give your post a title' }),
    details: lines({ label: 'Details', max: DETAILS_MAX, missing: missingDetails }),
    tags: TagsInput,
  });
