import type { Author } from '@desert/contract/records/records';

export const CONVERSATIONS_ADDRESS = '/api/conversations/';

export function conversationAddress(id: number): string {
  return `${CONVERSATIONS_ADDRESS}${id}/`;
}

export function messagesAddress(id: number): string {
  return `${conversationAddress(id)}messages/`;
}

/** Display name of the other member. @param other null if they deleted their account */
export function getPartnerName(other: Author | null): string {
  return other?.username ?? 'Former member';
}

let hasSent = false;

export function noteSentMessage(): void {
  hasSent = true;
}

/** Whether the member sent a message since the page was loaded. */
export const hasSentMessage = (): boolean => hasSent;
