import type { Subject } from '@desert/kit';

/** Posts, as likes and comments need to know them. */
export const POSTS: Subject = { list: '/api/news/', field: 'news_id', word: 'post' };
