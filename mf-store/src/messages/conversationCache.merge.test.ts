import type {
  ConversationChanges,
  ConversationDetail,
  Message,
} from '@desert/contract/store/conversations';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sellersConversation } from '../test/conversations.ts';
import { mergeConversationChanges, mergeMessages } from './conversationCache.ts';

const message = (id: number, content = `${id}`): Message => ({
  id,
  content,
  user_id: 5,
  created_at: '2026-11-23T19:00:00.000Z',
  offer: null,
  offer_state: null,
});

const { messages: _, earlier_messages: __, ...conversation } = sellersConversation;
const changes = (version: number, ...messages: Message[]): ConversationChanges => ({
  conversation: { ...conversation, version, unread: version },
  messages,
  version,
  more: false,
});

const empty: ConversationDetail = { ...sellersConversation, messages: [], version: 0 };

it('a merged conversation has every message once and in order, however its pages arrive', () => {
  const parts = fc.array(fc.subarray([1, 2, 3, 4, 5, 6]), { maxLength: 8 });
  fc.assert(
    fc.property(parts, (ids) => {
      const merged = ids.reduce<ConversationDetail>(
        (before, part, version) =>
          mergeConversationChanges(before, changes(version, ...part.map((id) => message(id)))),
        empty,
      );
      const wanted = [...new Set(ids.flat())].toSorted((a, b) => a - b);
      expect(merged.messages.map(({ id }) => id)).toEqual(wanted);
    }),
  );
});

it('merging a conversation keeps the newest version of a message, even if an older one arrives late', () => {
  const before = mergeConversationChanges(empty, changes(4, message(1, 'open')));
  const now = mergeConversationChanges(before, changes(5, message(1, 'accepted')));
  expect(now.messages).toEqual([message(1, 'accepted')]);
  expect(mergeConversationChanges(now, changes(3, message(2)))).toMatchObject({
    version: 5,
    unread: 5,
  });
});

it('adding messages to a cached conversation keeps the version after which it asks for changes', () => {
  const merged = mergeMessages({ ...empty, version: 7 }, [message(3)]);
  expect(merged).toMatchObject({ version: 7, messages: [message(3)] });
});
