import type {
  ConversationChanges,
  ConversationDetail,
  Message,
} from '@desert/contract/conversations';

/**
 * A conversation with what changed: each message once, as it is by now, in the order of writing, whatever came twice or in
 * another order.
 */
export function withChanges(
  before: ConversationDetail,
  { conversation, messages, version }: ConversationChanges,
): ConversationDetail {
  // What came late is older than what there is: it can only bring what is not known.
  if (version < before.version)
    return { ...before, messages: inOrder([...newest(before, messages), ...before.messages]) };
  return withMessages({ ...before, ...conversation, version }, messages);
}

/** A conversation with messages as they are by now, one that was answered to its writer for one. */
export function withMessages(before: ConversationDetail, messages: Message[]): ConversationDetail {
  return { ...before, messages: inOrder([...before.messages, ...newest(before, messages)]) };
}

/** Messages of which each is there once, as the last of them says, in the order of writing. */
export function inOrder(messages: Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** Those which do not stand in the pages of earlier ones. */
function newest(
  { earlier_messages, messages: [first] }: ConversationDetail,
  messages: Message[],
): Message[] {
  if (earlier_messages === null || !first) return messages;
  return messages.filter(({ id }) => id >= first.id);
}
