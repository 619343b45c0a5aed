/** What `/api/news/*` accepts and answers. */
import * as v from 'valibot';
import type { Comment, Discussion } from './comments.ts';
import type { Author, Savable } from './records.ts';
import { type Story, storyInput } from './stories.ts';
import { UnchosenTags } from './tag-names.ts';

/**
 * A post: in the list `GET /api/news/`, and the answer of its POST (201), its PUT and of
 * `POST /api/news/{id}/like/` and `DELETE /api/news/{id}/like/delete/`.
 */
export interface Post extends Story {
  /** Who wrote it. */
  users: Author;
}

/** `POST /api/news/comment/new/` (201) and `PUT /api/news/{commentId}/comment/edit/` answer it. */
export type PostComment = Comment & { news_id: number };

/** `GET /api/news/{id}/`. Earlier comments: `GET /api/news/{id}/comments/`. */
export interface PostDetail extends Post, Discussion<PostComment>, Savable {}

/** Body of `POST /api/news/new/` and `PUT /api/news/{id}/edit/`. */
export const PostInput = storyInput('Your post needs some content');

/** The forms that make and update a post. */
export const PostForm = v.object({
  ...PostInput.entries,
  tag_names: UnchosenTags,
});
