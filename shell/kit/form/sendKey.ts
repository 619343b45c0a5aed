/**
 * A new name for what a form sends. Kept for as long as the form may be sent again: an answer can be lost
 * on the way, and what is sent by the same name twice is stored once.
 */
export function newSendKey(): string {
  // Not randomUUID, which a page without https has not.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
