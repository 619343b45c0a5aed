import type {
  ConversationChanges,
  ConversationDetail,
  Message,
} from '@desert/contract/conversations';

/** A conversation as the browser has it. */
export interface KnownConversation extends ConversationDetail {
  /** Messages from before the newest, as they are by now: those between are not known yet. */
  changed?: Message[];
}

/**
 * A conversation with what changed: each message once, as it is by now, in the order of writing, whatever came twice or in
 * another order.
 */
export function withChanges(
  before: KnownConversation,
  { conversation, messages, version }: ConversationChanges,
): KnownConversation {
  // What came late is older than what there is.
  const isNews = version >= before.version;
  return {
    ...before,
    ...(isNews && { ...conversation, version }),
    ...merged(before, messages),
  };
}

/** A conversation with a message that was answered to its writer, before it is asked for. */
export function withMessage(before: KnownConversation, message: Message): KnownConversation {
  return { ...before, ...merged(before, [message]) };
}

/** All messages that are known, in order. @param earlier those before the newest that were asked for */
export function allMessages(
  { messages, changed = [] }: KnownConversation,
  earlier: Message[],
): Message[] {
  const byNow = new Map(changed.map((message) => [message.id, message]));
  return inOrder([...earlier.map((message) => byNow.get(message.id) ?? message), ...messages]);
}

function merged(before: KnownConversation, messages: Message[]) {
  const { earlier_messages, changed = [] } = before;
  const first = earlier_messages === null ? 0 : (before.messages[0]?.id ?? 0);
  const isEarlier = ({ id }: Message) => id < first;
  return {
    messages: inOrder([...before.messages, ...messages.filter((one) => !isEarlier(one))]),
    changed: inOrder([...changed, ...messages.filter(isEarlier)]),
  };
}

/** Each once, the last of them. */
function inOrder(messages: Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}
