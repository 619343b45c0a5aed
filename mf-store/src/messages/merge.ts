import type {
  ConversationChanges,
  ConversationDetail,
  Message,
} from '@desert/contract/conversations';

/** Keeps each message once, in its latest version, in order of writing, despite duplicates and reordering. */
export function withChanges(
  before: ConversationDetail,
  { conversation, messages, version }: ConversationChanges,
): ConversationDetail {
  // A late response can only add unknown messages.
  if (version < before.version)
    return { ...before, messages: inOrder([...newest(before, messages), ...before.messages]) };
  return withMessages({ ...before, ...conversation, version }, messages);
}

export function withMessages(before: ConversationDetail, messages: Message[]): ConversationDetail {
  return { ...before, messages: inOrder([...before.messages, ...newest(before, messages)]) };
}

/** Deduplicates messages, the last version wins, and sorts by id. */
export function inOrder(messages: Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** Excludes messages on pages of earlier ones. */
function newest(
  { earlier_messages, messages: [first] }: ConversationDetail,
  messages: Message[],
): Message[] {
  if (earlier_messages === null || !first) return messages;
  return messages.filter(({ id }) => id >= first.id);
}
