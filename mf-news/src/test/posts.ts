/** Posts, for tests. */
import type { Post, PostDetail } from '@desert/contract/records/news';
import data from './posts.json';

export const { author, other } = data;

/** A post as lists have it, without comments. */
export const listed: Post = data.listed;

/** The same post as its page has it, with comments. */
export const post: PostDetail = {
  ...listed,
  comments: data.comments,
  earlier_comments: null,
  viewer_first_comment: null,
};

/** A post with an image, and tags of a season and a player. */
export const tied = {
  ...post,
  id: 4,
  details: 'Doan in 2011-12.',
  images: [{ id: 41, url: '/images/label.svg', alt: 'A label', news_id: 4 }],
  tags: [
    { kind: 'season', id: '2011-12', label: '2011-12', path: '/history/2011-12' },
    { kind: 'player', id: 8462038, label: 'Shane Doan', path: '/history/players/shane-doan' },
  ],
} satisfies PostDetail;
