export function randomKey(): string {
  // `randomUUID` needs https.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
