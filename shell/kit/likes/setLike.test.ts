import type { ApiResponse } from '@desert/contract/pages/page';
import type { Likeable } from '@desert/contract/records/stories';
import { expect, it, vi } from 'vitest';
import { NO_RESPONSE } from '../app/api.ts';
import { createApiCache } from '../app/apiCache.ts';
import { $pendingToggles } from '../toggles/sendToggle.ts';
import { setLike } from './setLike.ts';

const ME = 7;
const mine = { id: 2, user_id: ME };
const theirs = { id: 1, user_id: 8 };
const LIKE = 'POST /api/news/3/like/';
const UNLIKE = 'DELETE /api/news/3/like/delete/';

const ok = (body: unknown): ApiResponse => ({ status: 200, body });
const LIKED = ok({ id: 3, likes: 12, user_likes: [mine] });
const UNLIKED = ok({ id: 3, likes: 1, user_likes: [] });

/** A post in its cached list and detail; a request waits until the test calls `respond`. */
function start() {
  const cache = createApiCache({
    '/api/news/': ok([{ id: 3, likes: 1, user_likes: [] }]),
    '/api/news/3/': ok({ id: 3, likes: 1, user_likes: [theirs] }),
  });
  const sent: string[] = [];
  let settle: (response: ApiResponse) => void = () => {};
  const send = (method: string, address: string) => {
    sent.push(`${method} ${address}`);
    return new Promise<ApiResponse>((resolve) => (settle = resolve));
  };
  const bodyAt = (address: string) => cache.$responses.get()[address]!.body as Likeable[];
  const target = { cache, list: '/api/news/', id: 3, user_id: ME };
  return {
    sent,
    like: (liked: boolean) => setLike(target, liked, send),
    respond: async (response: ApiResponse) => settle(response),
    inList: () => bodyAt('/api/news/')[0],
    inDetail: () => bodyAt('/api/news/3/'),
  };
}

const pending = () => $pendingToggles.get();

it('a like changes the cache at once, and takes the API’s count afterwards', async () => {
  const { like, respond, sent, inList, inDetail } = start();
  const done = like(true);
  expect(pending()).toEqual({ '/api/news/3/like/': true });
  await respond(LIKED);
  expect(await done).toBe(LIKED);
  expect(sent).toEqual([LIKE]);
  expect(pending()).toEqual({});
  expect(inList()).toEqual({ id: 3, likes: 12, user_likes: [mine] });
  expect(inDetail()).toEqual({ id: 3, likes: 12, user_likes: [mine, theirs] });
});

it('likes have one request in flight, and end in the last state wanted', async () => {
  const { like, respond, sent, inList } = start();
  const done = like(true);
  expect(await like(false)).toBeUndefined();
  await like(true);
  await like(false);
  expect(sent).toHaveLength(1);
  await respond(LIKED);
  await vi.waitFor(() => expect(sent).toEqual([LIKE, UNLIKE]));
  expect(pending()).toEqual({ '/api/news/3/like/': false });
  await respond(UNLIKED);
  await done;
  expect(inList()).toEqual(UNLIKED.body);
  expect(pending()).toEqual({});
});

it('a like sends no second request if the last state wanted is the one that was sent', async () => {
  const { like, respond, sent } = start();
  const done = like(true);
  await like(false);
  await like(true);
  await respond(LIKED);
  await done;
  expect(sent).toHaveLength(1);
});

it.each([NO_RESPONSE, { status: 500, body: {} }, { status: 429, body: {} }])(
  'a like is rolled back after a response of $status',
  async (refusal) => {
    const { like, respond, inList } = start();
    const done = like(true);
    await respond(refusal);
    expect(await done).toBe(refusal);
    expect(pending()).toEqual({});
    expect(inList()).toEqual({ id: 3, likes: 1, user_likes: [] });
  },
);

it('the last state wanted of a like is sent after a request that failed', async () => {
  const { like, respond, sent } = start();
  const done = like(true);
  await like(false);
  await respond(NO_RESPONSE);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await respond(UNLIKED);
  expect(await done).toMatchObject({ status: 200 });
  expect(pending()).toEqual({});
});
