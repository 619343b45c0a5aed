/** Accesses storage, which throws if it is full or forbidden. @returns undefined if it threw */
export function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

export function createRandomKey(): string {
  // `crypto.randomUUID` needs a secure context.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
