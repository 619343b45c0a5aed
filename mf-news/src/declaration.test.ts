import { expect, it } from 'vitest';
import { news } from './declaration.tsx';

it('says of its list what is on its way, of every other page only that something is', () => {
  const loading = news.routes.map(({ path, loading }) => [path, loading]);
  expect(Object.fromEntries(loading)).toEqual({
    '/news': 'Loading posts...',
    '/news/new': 'Loading...',
    '/news/:id': 'Loading...',
    '/news/:id/edit': 'Loading...',
  });
});
