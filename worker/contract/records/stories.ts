import { type Tagged, TagsInput } from '../tags/tags.ts';
import { defineBodySchema } from '../text/body.ts';
import { defineLineSchema, defineMultilineSchema } from '../text/text.ts';
import type { Edited, Held } from './records.ts';

export interface Like {
  id: number;
  user_id: number;
}

export interface Likeable {
  likes: number;
  user_likes: Like[];
}

export interface Story extends Likeable, Tagged, Edited, Held {
  id: number;
  title: string;
  details: string;
  user_id: number;
  comment_count: number;
  /** Members who wrote its visible comments. */
  fans: number;
  /** When the last visible comment was written. */
  replied_at: string | null;
  locked?: true;
  created_at: string;
}

export const MAX_TITLE = 200;
export const MAX_DETAILS = 20_000;

/** A PUT may also have `base`: see `BASE_FIELD`. */
export const defineStoryInput = (missingDetails: string) =>
  defineBodySchema({
    title: defineLineSchema({ label: 'Title', max: MAX_TITLE, missing: 'Give your post a title' }),
    details: defineMultilineSchema({ label: 'Details', max: MAX_DETAILS, missing: missingDetails }),
    tags: TagsInput,
  });
