import { expect, it } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { recordCache } from './recordCache.ts';

interface Post {
  id: number;
  likes: number;
}

const ok = (body: unknown) => ({ status: 200, body });

const first = { id: 1, likes: 0 };

function start() {
  const cache = createApiCache({
    '/api/news/': ok([first, { id: 2, likes: 5 }]),
    '/api/news/?cursor=b': ok([{ id: 3, likes: 1 }]),
    '/api/news/2/': ok({ id: 2, likes: 5 }),
    '/api/news/22/': ok({ id: 22, likes: 9 }),
    '/api/merch/': ok([{ id: 2, likes: 7 }]),
    '/api/news/9/': { status: 404, body: {} },
    '/widgets/home/news': ok({ html: '', styles: [] }),
    '/api/search/?q=a': ok({}),
  });
  const bodies = () =>
    Object.fromEntries(Object.entries(cache.$responses.get()).map(([at, { body }]) => [at, body]));
  return { cache, bodies, posts: recordCache<Post>(cache, '/api/news/') };
}

it('the cache updates a record only in its lists and its detail', () => {
  const { bodies, posts } = start();
  posts.change(2, (post) => ({ ...post, likes: 6 }));
  expect(bodies()).toMatchObject({
    '/api/news/': [first, { id: 2, likes: 6 }],
    '/api/news/2/': { likes: 6 },
    '/api/news/22/': { likes: 9 },
    '/api/merch/': [{ likes: 7 }],
  });
});

it('the cache removes a record from every list, and drops its detail', () => {
  const { bodies, posts } = start();
  posts.remove(2);
  expect(bodies()['/api/news/']).toEqual([first]);
  expect(bodies()).not.toHaveProperty('/api/news/2/');
  expect(bodies()).toHaveProperty('/api/news/22/');
  expect(bodies()['/api/merch/']).toHaveLength(1);
  expect(bodies()).not.toHaveProperty('/widgets/home/news');
  expect(Object.keys(bodies())).not.toContain('/api/search/?q=a');
});

it('the cache restores a removed record in its place, and drops responses that lack the record', () => {
  const { cache, bodies, posts } = start();
  const before = bodies()['/api/news/'];
  const putBack = posts.remove(1);
  cache.$responses.setKey('/widgets/home/news', ok({ html: '', styles: [] }));
  cache.$responses.setKey('/api/news/?cursor=c', ok([{ id: 2, likes: 5 }]));
  cache.$responses.setKey('/api/news/1/', { status: 404, body: {} });
  putBack();
  putBack();
  expect(bodies()['/api/news/']).toEqual(before);
  expect(bodies()['/api/news/?cursor=b']).toHaveLength(1);
  for (const address of ['/widgets/home/news', '/api/news/?cursor=c', '/api/news/1/'])
    expect(bodies()).not.toHaveProperty(address);
  expect(bodies()).toHaveProperty('/api/news/22/');
});

it('saving a record caches its new detail and drops the cached lists', async () => {
  const { cache, bodies, posts } = start();
  posts.put({ id: 2, likes: 6 }, false);
  expect(Object.keys(bodies())).toEqual([
    '/api/news/2/',
    '/api/news/22/',
    '/api/merch/',
    '/api/news/9/',
  ]);
  expect((await cache.ensure('/api/news/2/')).body).toEqual({ id: 2, likes: 6 });
});

it('saving a new record caches its detail, without comments, so that no read follows', async () => {
  const { cache, posts } = start();
  const saved = { id: 4, likes: 0, comment_count: 0 };
  posts.put(saved, true);
  expect((await cache.ensure('/api/news/4/')).body).toEqual({
    ...saved,
    comments: [],
    earlier_comments: null,
    viewer_first_comment: null,
  });
});

it.each([
  ['is new and has comments already', 4, true],
  ['was not known', 4, false],
])('the cache stores no detail of a record that %s', (_, id, isNew) => {
  const { bodies, posts } = start();
  posts.put({ id, likes: 0, comment_count: 1 }, isNew);
  expect(bodies()).not.toHaveProperty(`/api/news/${id}/`);
});
