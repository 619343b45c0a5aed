import { describeKind } from '@desert/kit';

export const POSTS = describeKind('news', 'post');
