/** Updates conversations in the API cache. */
import type {
  ConversationChanges,
  ConversationDetail,
  Message,
} from '@desert/contract/conversations';
import { recordCache, type useAnswers } from '@desert/kit';
import {
  conversationAddress,
  CONVERSATIONS_ADDRESS,
  messagesAddress,
} from './conversationAddress.ts';
import { withChanges, withMessages } from './merge.ts';

type Answers = ReturnType<typeof useAnswers>;

export function knownConversation(answers: Answers, id: number): ConversationDetail | undefined {
  const known = answers.$answers.get()[conversationAddress(id)];
  return known?.status === 200 ? (known.body as ConversationDetail) : undefined;
}

export function changeConversation(
  answers: Answers,
  id: number,
  change: (before: ConversationDetail) => ConversationDetail,
): void {
  const before = knownConversation(answers, id);
  if (before) answers.put(conversationAddress(id), change(before));
}

export function noteChanges(answers: Answers, id: number, changes: ConversationChanges): void {
  const before = knownConversation(answers, id);
  if (before && changes.version >= before.version) changeEarlier(answers, id, changes.messages);
  changeConversation(answers, id, (known) => withChanges(known, changes));
}

export function noteMessage(answers: Answers, id: number, message: Message): void {
  changeEarlier(answers, id, [message]);
  changeConversation(answers, id, (known) => withMessages(known, [message]));
}

/** Refetches a conversation, including earlier messages. */
export async function readAnew(answers: Answers, id: number): Promise<void> {
  answers.invalidate(messagesAddress(id));
  await answers.refresh(conversationAddress(id));
}

/** Invalidates lists, whose last messages changed. */
export function forgetLists(answers: Answers): void {
  const isList = (address: string) => address.replace(/\?.*/, '') === CONVERSATIONS_ADDRESS;
  answers.invalidate(CONVERSATIONS_ADDRESS, isList);
}

function changeEarlier(answers: Answers, id: number, messages: Message[]): void {
  const earlier = recordCache<Message>(answers, messagesAddress(id));
  for (const message of messages) earlier.change(message.id, () => message);
}
