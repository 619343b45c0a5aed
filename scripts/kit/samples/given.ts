/** What samples have in common. */
import type { Comment } from '@desert/contract/comments';
import type { Image } from '@desert/contract/images';
import type { Answers } from '@desert/contract/page';
import type { Tag } from '@desert/contract/tags';
import { type ListFilter, recordKind } from '../../../shell/kit/index.ts';

export const POSTS = recordKind('news', 'post');

/** Who is signed in. */
export const fan = { id: 7, username: 'fan' };

const created_at = '2026-11-21T04:33:02.000Z';

const commentOf = (id: number, users: Comment['users'], content: string): Comment => ({
  id,
  content,
  users,
  user_id: users.id,
  created_at,
});

/** What a record is tied to. */
export const tags: Tag[] = [
  { kind: 'season', id: '2011-12', label: '2011-12', path: '/history/2011-12' },
  { kind: 'player', id: 8462038, label: 'Shane Doan', path: '/history/players/shane-doan' },
];

/** Filters of a list. */
export const filters: ListFilter[] = [
  { name: 'author', label: 'Posted by', input: { type: 'text' } },
  { name: 'sort', label: 'Sort by', none: 'Newest', choices: [['likes', 'Most liked']] },
];

/** A post of the fan's, in all detail. */
export const post = {
  id: 3,
  user_id: fan.id,
  title: 'Overtime',
  details: 'It went in off the post.',
  likes: 2,
  user_likes: [{ id: 5, user_id: fan.id }],
  comment_count: 2,
  comments: [
    commentOf(1, fan, 'I was there.\nhttps://example.com/video'),
    commentOf(2, { id: 8, username: 'other' }, 'So was I.'),
  ],
  earlier_comments: null,
  viewer_first_comment: 1,
  created_at,
};

/** What the API says: a list that goes on, and what fails. */
export const answers: Answers = {
  '/api/news/': { status: 200, body: [post], next: '/api/news/?cursor=3' },
  '/api/news/3/': { status: 200, body: post },
  '/api/news/4/': { status: 404, body: {} },
  '/api/news/5/': { status: 500, body: {} },
};

const photo = `/photos/${'0123456789abcdef'.repeat(2)}-640.jpg`;

/** An uploaded photo, and a picture elsewhere that nobody described. */
export const images: Image[] = [
  {
    id: 11,
    url: photo,
    alt: 'The last face-off',
    photo: { width: 640, height: 960, sizes: [320, 640], color: '#8c2633' },
  },
  { id: 12, url: 'https://example.com/collar.jpg', alt: '' },
];
