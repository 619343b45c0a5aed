/** A text that nothing else is named by: four random numbers of 32 bits. */
export function randomKey(): string {
  // Not randomUUID, which a page without https has not.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
