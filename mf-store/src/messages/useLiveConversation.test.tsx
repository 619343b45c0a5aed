import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sellersConversation } from '../test/conversations.ts';
import { jersey } from '../test/items.ts';
import { site } from '../test/site.ts';

const { messages: _, earlier_messages: __, ...conversation } = sellersConversation;

/** Version and ETag of each poll, such as 'after=4 "4"'. */
let polls: string[];
let respond: () => Response | Promise<Response>;
let visible: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  [polls, visible] = [[], 'visible'];
  respond = () => new Response(null, { status: 304 });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit = {}) => {
    const [, after] = /changes\/\?(after=\d+)/.exec(address) ?? [];
    if (after === undefined) return Response.json({ unread: 0 });
    polls.push(`${after} ${new Headers(headers).get('if-none-match')}`);
    return respond();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const news = (version: number, more = false) =>
  Response.json({ conversation: { ...conversation, version }, messages: [], version, more });

it('a visible conversation polls every few seconds for messages after the last one', async () => {
  await site.visit('/merch/messages/3', jersey.user);
  expect(polls).toEqual(['after=4 "4"']);
  respond = () => news(5);
  await pass(4500);
  respond = () => new Response(null, { status: 304 });
  await pass(4500);
  expect(polls).toEqual(['after=4 "4"', 'after=4 "4"', 'after=5 "5"']);
});

it('a conversation polls again at once if a response did not have all new messages', async () => {
  const responses = [news(10, true), news(20, true), news(21)];
  respond = () => responses.shift() ?? new Response(null, { status: 304 });
  await site.visit('/merch/messages/3', jersey.user);
  await pass(100);
  expect(polls.map((poll) => poll.split(' ')[0])).toEqual(['after=4', 'after=10', 'after=20']);
});

it('a hidden conversation polls less often, and at once when it becomes visible', async () => {
  await site.visit('/merch/messages/3', jersey.user);
  visible = 'hidden';
  await pass(4500);
  polls = [];
  await pass(30_000);
  expect(polls).toHaveLength(0);
  visible = 'visible';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(polls).toHaveLength(1);
});

it('a conversation continues polling after a failure, and pauses offline', async () => {
  respond = () => Promise.reject(new TypeError('no network'));
  await site.visit('/merch/messages/3', jersey.user);
  await pass(4500);
  expect(polls).toHaveLength(2);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pass(10_000);
  expect(polls).toHaveLength(2);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  respond = () => news(6);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(polls).toHaveLength(3);
});

it('a conversation stops polling when the member leaves its page', async () => {
  await site.visit('/merch/messages/3', jersey.user);
  await site.visit('/merch/7', jersey.user);
  polls = [];
  await pass(20_000);
  expect(polls).toEqual([]);
});

it('a conversation and the text typed in it stay on the page when the session has ended', async () => {
  respond = () => Response.json({ errors: { message: 'Unauthorized' } }, { status: 401 });
  const { element } = await site.visit('/merch/messages/3', jersey.user);
  await pass(4500);
  expect(polls).toHaveLength(2);
  expect(element.querySelector('textarea')).not.toBeNull();
});
