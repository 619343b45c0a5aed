/** Debounce: ms after the last keystroke. */
const PAUSE_MS = 80;

export interface Question {
  ask: (text: string) => void;
  drop: () => void;
}

/**
 * Debounces requests; only the last one counts. @param addressOf API address @param onAnswer undefined
 * on failure
 */
export function createQuestion(
  addressOf: (text: string) => string,
  onAnswer: (text: string, answer: unknown) => void,
): Question {
  let asked = new AbortController();

  async function fetchFor(text: string, { signal }: AbortController) {
    // Suggestions are optional.
    const answer = await read(addressOf(text), signal).catch(() => undefined);
    if (!signal.aborted) onAnswer(text, answer);
  }

  return {
    ask(text) {
      asked.abort();
      const own = new AbortController();
      asked = own;
      const words = text.trim();
      if (words === '') return;
      const timer = setTimeout(() => void fetchFor(words, own), PAUSE_MS);
      own.signal.addEventListener('abort', () => clearTimeout(timer));
    },
    drop: () => asked.abort(),
  };
}

async function read(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  return response.ok ? response.json() : undefined;
}
