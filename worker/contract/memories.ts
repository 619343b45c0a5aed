/** What `/api/memories/*` accepts and answers. */
import * as v from 'valibot';
import { body } from './body.ts';
import { type Comment, type Discussion, newComment } from './comments.ts';
import { recordId } from './ids.ts';
import { Alt, type Image, imageAddress, imageEdit, imageFields } from './images.ts';
import type { Author } from './records.ts';
import { type Story, storyInput } from './stories.ts';

/** An image of a memory: the answer of `POST /api/memories/new/image/` and of its PUT. */
export interface MemoryImage extends Image {
  memory_id: number;
}

/**
 * A memory: in the list `GET /api/memories/`, and the answer of its POST (201), its PUT and of
 * `POST /api/memories/{id}/like/` and `DELETE /api/memories/{id}/like/delete/`.
 */
export interface Memory extends Story {
  /** Whose memory it is. */
  user: Author;
  images: MemoryImage[];
}

/** `POST /api/memories/comment/new/` (201) and `PUT /api/memories/{commentId}/comment/edit/` answer it. */
export interface MemoryComment extends Comment {
  memory_id: number;
}

/** `GET /api/memories/{id}/`. Earlier comments: `GET /api/memories/{id}/comments/`. */
export interface MemoryDetail extends Memory, Discussion<MemoryComment> {}

const NO_PHOTO = 'Add a photo of your memory';

/** Body of `POST /api/memories/new/` and `PUT /api/memories/{id}/edit/`. */
export const MemoryInput = storyInput('Tell us more about your memories');

/** Body of `POST /api/memories/new/image/`. 409 where the memory has `MAX_IMAGES`. */
export const NewMemoryImage = body({
  url: imageAddress(NO_PHOTO),
  alt: Alt,
  memory_id: recordId('memory_id must be the number of a memory'),
});

/** Body of `PUT /api/memories/{imageId}/images/edit/`. */
export const MemoryImageEdit = imageEdit(NO_PHOTO);

/** The forms that make and update a memory; see `imageFields` and `fieldProblemsOf`. */
export const MemoryForm = v.object({
  ...MemoryInput.entries,
  ...imageFields({ urls: NO_PHOTO, newUrls: 'Add a photo of your item' }),
});

/** Body of `POST /api/memories/comment/new/`: `{content, memory_id}`; `mem_id` is taken for it too. */
export const NewMemoryComment = v.pipe(
  v.looseObject({}, 'A JSON object is expected.'),
  v.transform(({ mem_id, ...rest }) => ({ memory_id: mem_id, ...rest })),
  newComment('memory_id', 'a memory'),
);
