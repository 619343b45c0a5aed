export const CONVERSATIONS_ADDRESS = '/api/conversations/';

export function conversationAddress(id: number): string {
  return `${CONVERSATIONS_ADDRESS}${id}/`;
}

export function messagesAddress(id: number): string {
  return `${conversationAddress(id)}messages/`;
}
