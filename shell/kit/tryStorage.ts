/**
 * Does what a browser may refuse: its storage throws where it is full or forbidden.
 * @returns undefined where it threw
 */
export function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
