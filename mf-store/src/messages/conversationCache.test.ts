import type { ConversationDetail, Message } from '@desert/contract/store/conversations';
import { beforeEach, expect, it, vi } from 'vitest';
import { sellersConversation } from '../test/conversations.ts';
import { jersey } from '../test/items.ts';
import { site } from '../test/site.ts';
import { noteChanges, refetchConversation } from './conversationCache.ts';

const DETAIL = '/api/conversations/3/';
const EARLIER = '/api/conversations/3/messages/?cursor=b';
const old: Message = { ...sellersConversation.messages[1]!, id: 2 };
const { messages: _, earlier_messages: __, ...conversation } = sellersConversation;

async function visit() {
  const { cache } = await site.visit('/merch/messages/3', jersey.user);
  cache.put(DETAIL, { ...sellersConversation, earlier_messages: EARLIER });
  cache.put(EARLIER, [old]);
  const bodyOf = (address: string) => cache.$responses.get()[address]?.body;
  return {
    cache,
    newest: () => (bodyOf(DETAIL) as ConversationDetail).messages,
    earlier: () => bodyOf(EARLIER) as Message[] | undefined,
  };
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 304 }));
  return () => vi.unstubAllGlobals();
});

it('a change of an earlier message is shown in its place, not among the newest messages', async () => {
  const { cache, newest, earlier } = await visit();
  const messages: Message[] = [
    { ...old, offer_state: 'declined' },
    { ...old, id: 13 },
  ];
  noteChanges(cache, 3, { conversation, messages, version: 5, more: false });
  expect(earlier()?.map(({ offer_state }) => offer_state)).toEqual(['declined']);
  expect(newest().map(({ id }) => id)).toEqual([11, 12, 13]);
});

it('a late response about a conversation does not overwrite newer messages', async () => {
  const { cache, newest, earlier } = await visit();
  const taken = { ...sellersConversation.messages[1]!, offer_state: 'accepted' as const };
  noteChanges(cache, 3, { conversation, messages: [taken], version: 6, more: false });
  const late = [{ ...old, offer_state: 'replaced' as const }, sellersConversation.messages[1]!];
  noteChanges(cache, 3, { conversation, messages: late, version: 5, more: false });
  expect(newest().at(-1)?.offer_state).toBe('accepted');
  expect(earlier()?.[0]?.offer_state).toBe('open');
});

it('a full refetch of a conversation drops its earlier messages', async () => {
  const { cache, earlier } = await visit();
  await refetchConversation(cache, 3);
  expect(earlier()).toBeUndefined();
});
