/** Accesses storage, which throws if it is full or forbidden. @returns undefined if it threw */
export function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
