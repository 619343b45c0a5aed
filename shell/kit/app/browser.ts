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

/** localStorage key of the newest viewer's stamp, which begins with the id: also a page in another state is told by it. */
export const VIEWER_KEY = 'viewer';

/** Prefixes of sessionStorage keys: see `openDraft`, which the first script does not contain. */
export const DRAFT_PREFIXES = { text: 'draft:', sending: 'sending:' };

export function clearDrafts(): void {
  const prefixes = Object.values(DRAFT_PREFIXES);
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage))
      if (prefixes.some((prefix) => key.startsWith(prefix))) sessionStorage.removeItem(key);
  });
}
