import * as v from 'valibot';
import { type Comment, type Discussion, newComment } from './comments.ts';
import { type Image, imageFields } from './images.ts';
import type { Author, Savable } from './records.ts';
import { type Story, storyInput } from './stories.ts';
import { UnchosenTags } from './tag-names.ts';

/** Response of `POST /api/memories/new/image/` and of its PUT. */
export type MemoryImage = Image & { memory_id: number };

/**
 * A row of `GET /api/memories/`, and the response of its POST (201) and PUT, of `POST
 * /api/memories/{id}/like/` and of `DELETE /api/memories/{id}/like/delete/`.
 */
export interface Memory extends Story {
  user: Author;
  images: MemoryImage[];
}

/** Response of `POST /api/memories/comment/new/` (201) and `PUT /api/memories/{commentId}/comment/edit/`. */
export type MemoryComment = Comment & { memory_id: number };

/** Response of `GET /api/memories/{id}/`. Earlier comments: `GET /api/memories/{id}/comments/`. */
export interface MemoryDetail extends Memory, Discussion<MemoryComment>, Savable {}

/** The error for a missing or invalid image address. */
export const NO_PHOTO = 'Add a photo of your memory';

/** Body of `POST /api/memories/new/` and `PUT /api/memories/{id}/edit/`. */
export const MemoryInput = storyInput('Tell us more about your memories');

/** Forms for new and edited memories; see `imageFields`. */
export const MemoryForm = v.object({
  ...MemoryInput.entries,
  tag_names: UnchosenTags,
  ...imageFields({ urls: NO_PHOTO, newUrls: 'Add a photo of your item' }),
});

/** Body of `POST /api/memories/comment/new/`: `{content, memory_id}`; `mem_id` is an alias. */
export const NewMemoryComment = v.pipe(
  v.unknown(),
  v.transform((input) => (isObject(input) ? { memory_id: input['mem_id'], ...input } : input)),
  newComment('memory_id', 'a memory'),
);

function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null;
}
