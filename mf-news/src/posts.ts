import { recordKind } from '@desert/kit';

export const POSTS = recordKind('news', 'post');
