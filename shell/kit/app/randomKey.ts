export function randomKey(): string {
  // `crypto.randomUUID` needs a secure context.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
