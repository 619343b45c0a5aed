import type {
  ConversationChanges,
  ConversationDetail,
  Message,
} from '@desert/contract/store/conversations';
import { recordCache, type useApiCache } from '@desert/kit';
import { conversationAddress, CONVERSATIONS_ADDRESS, messagesAddress } from './conversation.ts';

type Cache = ReturnType<typeof useApiCache>;

export function findCachedConversation(cache: Cache, id: number): ConversationDetail | undefined {
  const response = cache.$responses.get()[conversationAddress(id)];
  return response?.status === 200 ? (response.body as ConversationDetail) : undefined;
}

export function changeConversation(
  cache: Cache,
  id: number,
  change: (before: ConversationDetail) => ConversationDetail,
): void {
  const before = findCachedConversation(cache, id);
  if (before) cache.put(conversationAddress(id), change(before));
}

export function noteChanges(cache: Cache, id: number, changes: ConversationChanges): void {
  const before = findCachedConversation(cache, id);
  if (before && changes.version >= before.version) changeEarlier(cache, id, changes.messages);
  changeConversation(cache, id, (conversation) => mergeConversationChanges(conversation, changes));
}

export function noteMessage(cache: Cache, id: number, message: Message): void {
  changeEarlier(cache, id, [message]);
  changeConversation(cache, id, (conversation) => mergeMessages(conversation, [message]));
}

/** Refetches a conversation, and drops its pages of earlier messages. */
export async function refetchConversation(cache: Cache, id: number): Promise<void> {
  cache.invalidate(messagesAddress(id));
  await cache.refresh(conversationAddress(id));
}

/** Invalidates the lists of conversations, because they show the last message of each. */
export function forgetLists(cache: Cache): void {
  const isList = (address: string) => address.replace(/\?.*/, '') === CONVERSATIONS_ADDRESS;
  cache.invalidate(CONVERSATIONS_ADDRESS, isList);
}

function changeEarlier(cache: Cache, id: number, messages: Message[]): void {
  const earlier = recordCache<Message>(cache, messagesAddress(id));
  for (const message of messages) earlier.change(message.id, () => message);
}

/** Merges changes into a conversation, even if responses are repeated or arrive out of order. */
export function mergeConversationChanges(
  before: ConversationDetail,
  { conversation, messages, version }: ConversationChanges,
): ConversationDetail {
  // A late response must not overwrite newer versions, so it only adds unknown messages.
  if (version < before.version)
    return {
      ...before,
      messages: sortUniqueMessages([...omitEarlierMessages(before, messages), ...before.messages]),
    };
  return mergeMessages({ ...before, ...conversation, version }, messages);
}

export function mergeMessages(before: ConversationDetail, messages: Message[]): ConversationDetail {
  return {
    ...before,
    messages: sortUniqueMessages([...before.messages, ...omitEarlierMessages(before, messages)]),
  };
}

/** Keeps the last of the messages with equal ids, and sorts by id. */
export function sortUniqueMessages(messages: Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** Drops messages that belong to the pages of earlier messages. */
function omitEarlierMessages(
  { earlier_messages, messages: [first] }: ConversationDetail,
  messages: Message[],
): Message[] {
  if (earlier_messages === null || !first) return messages;
  return messages.filter(({ id }) => id >= first.id);
}
