/** Posts, for tests. */
import type { Post, PostDetail } from '@desert/contract/news';
import data from './posts.json';

export const { author, other } = data;

/** A post as the list has it. */
export const listed: Post = data.listed;

/** The same post as its page has it. */
export const post: PostDetail = {
  ...listed,
  comments: data.comments,
  earlier_comments: null,
  viewer_first_comment: null,
};
