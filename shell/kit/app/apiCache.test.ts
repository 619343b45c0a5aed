import type { ApiResponse, ApiResponses } from '@desert/contract/pages/page';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApiCache, MAX_RESPONSES, STALE_AFTER_MS } from './apiCache.ts';

const ok = (body: unknown): ApiResponse => ({ status: 200, body });

/** A cache whose nth read waits until the test calls `respond`. */
function start(initial: ApiResponses = {}) {
  const requests: string[] = [];
  const waiting: ((response: ApiResponse) => void)[] = [];
  const cache = createApiCache(initial, (address) => {
    requests.push(address);
    return new Promise((resolve) => waiting.push(resolve));
  });
  const respond = (nth: number, body: unknown, status = 200) => waiting[nth]!({ status, body });
  return { cache, requests, respond, known: () => cache.$responses.get() };
}

beforeEach(() => void vi.useFakeTimers());

it('the API cache uses fresh responses, and shows a stale one while it fetches it again', async () => {
  const { cache, requests, respond, known } = start({ '/api/a': ok(1) });
  expect(await cache.ensure('/api/a')).toEqual(ok(1));
  expect(requests).toEqual([]);
  vi.advanceTimersByTime(STALE_AFTER_MS);
  const again = cache.ensure('/api/a');
  expect(known()['/api/a']).toEqual(ok(1));
  respond(0, 2);
  await again;
  expect(known()['/api/a']).toEqual(ok(2));
});

it('concurrent reads of an address share one request', async () => {
  const { cache, requests, respond } = start();
  const both = [cache.ensure('/api/a'), cache.ensure('/api/a')];
  expect(requests).toHaveLength(1);
  respond(0, 1);
  expect(await Promise.all(both)).toEqual([ok(1), ok(1)]);
});

it.each(['/api/search/?q=doan', '/widgets/search/news?q=doan'])(
  'a search response is refetched when it is a second old: %s',
  (address) => {
    const { cache, requests } = start({ [address]: ok(1) });
    void cache.ensure(address);
    expect(requests).toEqual([]);
    vi.advanceTimersByTime(1000);
    void cache.ensure(address);
    expect(requests).toEqual([address]);
  },
);

it('a 404 is cached, but a failure is retried', () => {
  const failed = { status: 500, body: {} };
  const { cache, requests } = start({ '/api/gone': { status: 404, body: {} }, '/api/bad': failed });
  void cache.ensure('/api/gone');
  void cache.ensure('/api/bad');
  expect(requests).toEqual(['/api/bad']);
});

it('the response to the latest request wins, whatever arrives first', async () => {
  const { cache, respond, known } = start();
  const both = [cache.refresh('/api/a'), cache.refresh('/api/a')];
  respond(1, 'new');
  respond(0, 'old');
  await Promise.all(both);
  expect(known()['/api/a']).toEqual(ok('new'));
});

it('a failed refetch keeps the cached response', async () => {
  const { cache, respond, known } = start({ '/api/a': ok(1) });
  const again = cache.refresh('/api/a');
  respond(0, {}, 503);
  await again;
  expect(known()['/api/a']).toEqual(ok(1));
});

it('invalidating an address prefix drops every cached body below it, and repeats requests in flight', async () => {
  const { cache, respond, known } = start({ '/api/news/1/': ok(1), '/api/merch/': ok(2) });
  cache.$responses.setKey('/api/news/2/', ok(1));
  const coming = cache.ensure('/api/news/');
  cache.invalidate('/api/news/');
  expect(known()).toEqual({ '/api/merch/': ok(2) });
  respond(0, 'before the change');
  respond(1, 'after it');
  await coming;
  expect(known()['/api/news/']).toEqual(ok('after it'));
});

it('dropping personal data leaves stale data that visitors may see, and repeats requests in flight', async () => {
  const { cache, requests, respond, known } = start({
    '/api/public': { ...ok({ id: 7 }), personal: 'none' },
    '/api/record': { ...ok({ id: 7, saved: true, user_likes: [1] }), personal: 'saved user_likes' },
    '/api/list': { ...ok([{ id: 7, user_likes: [1] }]), personal: 'user_likes' },
    '/api/own': { ...ok('theirs'), personal: 'all' },
    '/api/unknown': ok('theirs'),
  });
  cache.put('/api/record', { id: 8, saved: true });
  const pending = cache.ensure('/api/pending');
  cache.dropPersonalData();
  expect(Object.entries(known()).map(([address, { body }]) => [address, body])).toEqual([
    ['/api/public', { id: 7 }],
    ['/api/record', { id: 8 }],
    ['/api/list', [{ id: 7, user_likes: [] }]],
  ]);
  respond(0, 'theirs');
  respond(1, 'new');
  expect((await pending).body).toBe('new');
  void cache.ensure('/api/public');
  expect(requests).toEqual(['/api/pending', '/api/pending', '/api/public']);
});

it('the API cache requests an address again after all of its responses expired', () => {
  const { cache, requests } = start({ '/api/a': ok(1) });
  cache.expireAll();
  void cache.ensure('/api/a');
  expect(requests).toHaveLength(1);
});

it('a body written to the API cache replaces the response, even one in flight', async () => {
  const { cache, requests, respond } = start({ '/api/a': ok(1) });
  const coming = cache.refresh('/api/a');
  cache.put('/api/a', 2);
  respond(0, 'before the change');
  await coming;
  expect(await cache.ensure('/api/a')).toEqual(ok(2));
  expect(requests).toHaveLength(1);
});

it('the cache evicts the oldest responses beyond its limit', async () => {
  const cache = createApiCache({}, (address) => Promise.resolve(ok(address)));
  for (let at = 0; at <= MAX_RESPONSES; at += 1) await cache.ensure(`/api/${at}`);
  const known = Object.keys(cache.$responses.get());
  expect(known).toHaveLength(MAX_RESPONSES);
  expect(known).not.toContain('/api/0');
});
