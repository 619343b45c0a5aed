import type { RecordKind } from '@desert/kit';

export const POSTS: RecordKind = {
  path: '/news',
  list: '/api/news/',
  field: 'news_id',
  word: 'post',
  plural: 'posts',
};
