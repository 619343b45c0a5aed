import * as v from 'valibot';
import { type Image, defineImageFields, NO_ADDRESS } from '../photos/images.ts';
import { UnchosenTags } from '../tags/tags.ts';
import type { Comment, Discussion } from './comments.ts';
import type { Author, Savable } from './records.ts';
import { type Story, defineStoryInput } from './stories.ts';

/** Response of `POST /api/news/new/image/` and of its PUT. */
export type PostImage = Image & { news_id: number };

/** A row of `GET /api/news/`; response of POST (201), PUT, `{id}/like/` and `{id}/like/delete/`. */
export interface Post extends Story {
  users: Author;
  images: PostImage[];
}

/** Response of `POST /api/news/comment/new/` (201) and `PUT /api/news/{commentId}/comment/edit/`. */
export type PostComment = Comment & { news_id: number };

/** Response of `GET /api/news/{id}/`. Earlier comments: `GET /api/news/{id}/comments/`. */
export interface PostDetail extends Post, Discussion<PostComment>, Savable {}

/** Body of `POST /api/news/new/` and `PUT /api/news/{id}/edit/`, which may also have `base` and `images`. */
export const PostInput = defineStoryInput('Your post needs some content');

export const PostFormSchema = v.object({
  ...PostInput.entries,
  tag_names: UnchosenTags,
  ...defineImageFields({ urls: NO_ADDRESS, newUrls: NO_ADDRESS }),
});
