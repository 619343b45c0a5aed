/** Pause in typing after which suggestions are fetched, in ms. */
const DEBOUNCE_MS = 80;

export interface DebouncedFetch {
  start: (text: string) => void;
  cancel: () => void;
}

/**
 * Fetches after a pause in typing. Newer input cancels the request; a blank text sends none. @param onResponse gets the
 * trimmed text and the JSON, or undefined after a failure
 */
export function createDebouncedFetch(
  addressOf: (text: string) => string,
  onResponse: (text: string, body: unknown) => void,
): DebouncedFetch {
  let last = new AbortController();

  async function fetchFor(text: string, { signal }: AbortController) {
    const body = await fetchJson(addressOf(text), signal).catch(() => undefined);
    if (!signal.aborted) onResponse(text, body);
  }

  return {
    start(text) {
      last.abort();
      const controller = new AbortController();
      last = controller;
      const words = text.trim();
      if (words === '') return;
      const timer = setTimeout(() => void fetchFor(words, controller), DEBOUNCE_MS);
      controller.signal.addEventListener('abort', () => clearTimeout(timer));
    },
    cancel: () => last.abort(),
  };
}

async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  return response.ok ? response.json() : undefined;
}
