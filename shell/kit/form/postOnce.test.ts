import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftOf, forgetDrafts } from './draft.ts';
import { postOnce } from './postOnce.ts';

const PLACES = { post: '/api/news/new/', put: (id: number) => `/api/news/${id}/edit/` };
const KEY = '0123456789abcdef';

/** What the API has, as it makes a post of each key once; it loses the answers that a test names. */
let posts: Map<string, string>;
let sent: string[];
let lost: Set<number>;

beforeEach(() => {
  sessionStorage.clear();
  forgetDrafts();
  [posts, sent, lost] = [new Map(), [], new Set()];
  vi.stubGlobal('fetch', async (_: string, { method, body, headers }: RequestInit) => {
    const text = body as string;
    const key = new Headers(headers).get(IDEMPOTENCY_KEY_HEADER) ?? KEY;
    if (method === 'PUT' || !posts.has(key)) posts.set(key, text);
    sent.push(`${method} ${text}`);
    if (lost.has(sent.length)) throw new TypeError('no network');
    return Response.json({ id: 1 }, { status: method === 'PUT' ? 200 : 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const send = (text: string, key = KEY) => postOnce(key, PLACES, text);

it('posts what is new, and no more', async () => {
  expect(await send('A')).toMatchObject({ status: 201, body: { id: 1 } });
  expect(sent).toEqual(['POST "A"']);
});

it('posts the same again, and leaves what is there', async () => {
  lost.add(1);
  await send('A');
  posts.set(KEY, '"edited in another tab"');
  await send('A');
  expect(sent).toEqual(['POST "A"', 'POST "A"']);
  expect(posts.get(KEY)).toBe('"edited in another tab"');
});

it('puts what was changed since the first time in the place of that', async () => {
  lost.add(1);
  await send('A');
  expect(await send('B')).toMatchObject({ status: 200 });
  expect(sent).toEqual(['POST "A"', 'POST "B"', 'PUT "B"']);
  expect(posts).toEqual(new Map([[KEY, '"B"']]));
});

it('does so whichever of both was stored, and until an answer says that it is', async () => {
  lost = new Set([1, 2, 4, 6]);
  for (const text of ['A', 'B', 'A', 'A']) await send(text);
  expect(sent.slice(2)).toEqual(['POST "A"', 'PUT "A"', 'POST "A"', 'PUT "A"']);
  expect(posts.get(KEY)).toBe('"A"');
});

it('puts nothing where the post is refused', async () => {
  await send('A');
  vi.stubGlobal('fetch', async () => Response.json({ errors: {} }, { status: 400 }));
  expect(await send('B')).toMatchObject({ status: 400 });
});

it('remembers over a reload what was sent, until its draft is cleared or all are forgotten', async () => {
  const draft = draftOf('1 /news/new');
  const key = draft.sendKey();
  await send('A', key);
  await send('A', `${key}-0`);
  vi.resetModules();
  const reloaded = await import('./postOnce.ts');
  await reloaded.postOnce(key, PLACES, 'B');
  expect(sent.splice(0)).toEqual(['POST "A"', 'POST "A"', 'POST "B"', 'PUT "B"']);

  draft.clear();
  expect(Object.keys(sessionStorage)).toEqual([]);
  await send('A', key);
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual([]);
  await send('B', key);
  expect(sent).toEqual(['POST "A"', 'POST "B"']);
});

it('remembers also where the browser keeps nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await send('A');
  await send('B');
  expect(sent).toEqual(['POST "A"', 'POST "B"', 'PUT "B"']);
});
