import type { Post, PostComment, PostDetail } from '@desert/contract/news';

export const author = { id: 7, username: 'desert_rat' };
export const other = { id: 8, username: 'puck.bunny' };

/** A post as the list has it. */
export const listed: Post = {
  id: 3,
  title: 'Which jersey do you still wear?',
  details: 'Mine is out every winter.\n\nWhere do you wear yours? https://example.com/jerseys',
  user_id: author.id,
  users: author,
  likes: 2,
  user_likes: [],
  comment_count: 1,
  created_at: '2026-11-21T04:33:02.000Z',
};

const comment: PostComment = {
  id: 11,
  content: 'To the grocery store.',
  user_id: other.id,
  users: other,
  news_id: listed.id,
  created_at: '2026-11-22T04:33:02.000Z',
};

/** The same post as its page has it. */
export const post: PostDetail = {
  ...listed,
  comments: [comment],
  earlier_comments: null,
  viewer_first_comment: null,
};
