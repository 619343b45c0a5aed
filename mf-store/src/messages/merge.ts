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
  // What came late is older than what there is.
  const isNews = version >= before.version;
  return {
    ...before,
    ...(isNews && { ...conversation, version }),
    messages: merged(before.messages, messages),
  };
}

/** A conversation with a message that was answered to its writer, before it is asked for. */
export function withMessage(before: ConversationDetail, message: Message): ConversationDetail {
  return { ...before, messages: merged(before.messages, [message]) };
}

function merged(before: Message[], messages: Message[]): Message[] {
  const byId = new Map([...before, ...messages].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}
