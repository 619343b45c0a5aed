/** The address of all conversations of the viewer in the API. */
export const CONVERSATIONS_ADDRESS = '/api/conversations/';

/** The address of one. */
export function conversationAddress(id: number): string {
  return `${CONVERSATIONS_ADDRESS}${id}/`;
}

/** The address of its messages: of its earlier ones by page, and of a new one. */
export function messagesAddress(id: number): string {
  return `${conversationAddress(id)}messages/`;
}
