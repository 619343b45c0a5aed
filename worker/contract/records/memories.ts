import * as v from 'valibot';
import type { Game } from '../history/games.ts';
import { type Image, defineImageFields } from '../photos/images.ts';
import { UnchosenTags } from '../tags/tags.ts';
import { type Comment, type Discussion, defineNewComment } from './comments.ts';
import type { Author, Savable } from './records.ts';
import { type Story, defineStoryInput } from './stories.ts';

/** Response of `POST /api/memories/new/image/` and of its PUT. */
export type MemoryImage = Image & { memory_id: number };

/** A row of `GET /api/memories/`; response of POST (201), PUT, `{id}/like/` and `{id}/like/delete/`. */
export interface Memory extends Story {
  user: Author;
  images: MemoryImage[];
  /** The first tagged game; only in the response of `{id}/`. */
  night?: Game;
  /** The memories before and after it with its first tag of a season; only in the response of `{id}/`. */
  neighbors?: { previous?: Neighbor; next?: Neighbor };
}

export interface Neighbor {
  id: number;
  title: string;
}

/** Response of `POST /api/memories/comment/new/` (201) and `PUT /api/memories/{commentId}/comment/edit/`. */
export type MemoryComment = Comment & { memory_id: number };

/** Response of `GET /api/memories/{id}/`. Earlier comments: `GET /api/memories/{id}/comments/`. */
export interface MemoryDetail extends Memory, Discussion<MemoryComment>, Savable {}

export const MEMORY_NEEDS_PHOTO = 'Add a photo of your memory';

/** Body of `POST /api/memories/new/` and `PUT /api/memories/{id}/edit/`, which may also have `base` and `images`. */
export const MemoryInput = defineStoryInput('Tell us more about your memories');

export const MemoryFormSchema = v.object({
  ...MemoryInput.entries,
  tag_names: UnchosenTags,
  ...defineImageFields({ urls: MEMORY_NEEDS_PHOTO, newUrls: 'Add a photo of your item' }),
});

/** Body of `POST /api/memories/comment/new/`: `{content, memory_id}`; `mem_id` is an alias. */
export const NewMemoryComment = v.pipe(
  v.unknown(),
  v.transform((input) => (isObject(input) ? { memory_id: input['mem_id'], ...input } : input)),
  defineNewComment('memory_id', 'a memory'),
);

function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null;
}
