/** What the browser knows of conversations: shown wherever one is. */
import type { useAnswers } from '@desert/kit';
import { conversationAddress, CONVERSATIONS_ADDRESS } from './conversationAddress.ts';
import type { KnownConversation } from './merge.ts';

type Answers = ReturnType<typeof useAnswers>;

/** A conversation, where it is known. */
export function knownConversation(answers: Answers, id: number): KnownConversation | undefined {
  const known = answers.$answers.get()[conversationAddress(id)];
  return known?.status === 200 ? (known.body as KnownConversation) : undefined;
}

/** Changes a conversation, where it is known. */
export function changeConversation(
  answers: Answers,
  id: number,
  change: (before: KnownConversation) => KnownConversation,
): void {
  const before = knownConversation(answers, id);
  if (before) answers.put(conversationAddress(id), change(before));
}

/** Forgets the lists of conversations, whose last messages are others now. */
export function forgetLists(answers: Answers): void {
  const isList = (address: string) => address.replace(/\?.*/, '') === CONVERSATIONS_ADDRESS;
  answers.invalidate(CONVERSATIONS_ADDRESS, isList);
}
