import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER } from '@desert/contract/records/idempotency-key';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '../app/draft.ts';

const PLACES = { post: '/api/news/new/', put: (id: number) => `/api/news/${id}/edit/` };
const NAME = '1 /news/new';

/** The API's one post; further POSTs change nothing. `lost` has the numbers of requests, from 1, that get no response. */
let stored: string | undefined;
let sent: string[];
let keys: (string | null)[];
let lost: Set<number>;

beforeEach(() => {
  [stored, sent, keys, lost] = [undefined, [], [], new Set()];
  vi.stubGlobal('fetch', async (_: string, { method, body, headers }: RequestInit) => {
    if (method === 'PUT' || stored === undefined) stored = body as string;
    sent.push(`${method} ${body as string}`);
    keys.push(new Headers(headers).get(IDEMPOTENCY_KEY_HEADER));
    if (lost.has(sent.length)) throw new TypeError('no network');
    return Response.json({ id: 1 }, { status: method === 'PUT' ? 200 : 201 });
  });
});

/** Saves a text with a newly opened draft, as after the form was closed. */
const send = (text: string, name = NAME) => openDraft(name).save(PLACES, [text]);

it('an unchanged retry repeats the POST, and sends no update', async () => {
  lost.add(1);
  await send('A');
  stored = '["edited in another tab"]';
  await send('A');
  expect(sent).toEqual(['POST ["A"]', 'POST ["A"]']);
  expect(stored).toBe('["edited in another tab"]');
});

it('an edited retry updates whichever attempt was stored, until a response confirms it', async () => {
  lost = new Set([1, 2, 4, 6]);
  for (const text of ['A', 'B', 'A', 'A']) await send(text);
  expect(sent.slice(2)).toEqual(['POST ["A"]', 'PUT ["A"]', 'POST ["A"]', 'PUT ["A"]']);
  expect(stored).toBe('["A"]');
});

it('an edited retry sends no PUT if the server refuses the POST', async () => {
  lost.add(1);
  await send('A');
  const refuse = vi.fn(async () => Response.json({ errors: {} }, { status: 400 }));
  vi.stubGlobal('fetch', refuse);
  expect(await send('B')).toMatchObject({ status: 400 });
  expect(refuse).toHaveBeenCalledOnce();
});

it('the PUT of an edited retry is made for the record that the POST returned', async () => {
  lost.add(1);
  await send('A');
  await openDraft(NAME).save(PLACES, ['B'], ({ id }) => [`B of ${id}`]);
  expect(sent.slice(1)).toEqual(['POST ["B"]', 'PUT ["B of 1"]']);
});

it('all requests of a draft have one idempotency key, which no other draft has', async () => {
  lost = new Set([1, 2]);
  for (const text of ['A', 'A', 'B']) await send(text);
  await openDraft(NAME).put('/api/news/1/edit/', ['C']);
  await send('A', '1 /memories/new');
  openDraft(NAME).clear();
  await send('A');
  const [key] = keys;
  expect(key).toMatch(IDEMPOTENCY_KEY);
  expect(keys.slice(0, 5)).toEqual([key, key, key, key, key]);
  expect(new Set([key, ...keys.slice(5)]).size).toBe(3);
});

it('a message keeps its idempotency key when it is retried, but not when its text is changed', async () => {
  lost = new Set([1, 2]);
  const post = (text: string) => openDraft(NAME).post('/api/conversations/1/messages/', text);
  for (const text of ['A', 'A', 'A', 'B']) await post(text);
  expect(sent).toEqual(['POST "A"', 'POST "A"', 'POST "A"', 'POST "B"']);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
  openDraft(NAME).clear();
  await post('B');
  expect(keys[4]).not.toBe(keys[3]);
});

it('the sent attempts of a draft are remembered over a reload, until the draft is deleted', async () => {
  lost = new Set([1, 2]);
  await send('A');
  await send('A');
  vi.resetModules();
  const reloaded = { ...(await import('../app/draft.ts')), ...(await import('../app/browser.ts')) };
  await reloaded.openDraft(NAME).save(PLACES, ['B']);
  expect(sent.splice(0)).toEqual(['POST ["A"]', 'POST ["A"]', 'POST ["B"]', 'PUT ["B"]']);

  for (const forget of [() => reloaded.openDraft(NAME).clear(), reloaded.clearDrafts]) {
    forget();
    expect(Object.keys(sessionStorage)).toEqual([]);
    await reloaded.openDraft(NAME).save(PLACES, ['C']);
    expect(sent.splice(0)).toEqual(['POST ["C"]']);
  }
});
