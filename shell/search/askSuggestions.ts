import { SEARCH_PREFIX, type Suggestion } from '@desert/contract/search';

/** How long the next letter is waited for, in ms. */
const PAUSE_MS = 80;

export interface Question {
  /** Asks for what begins like a text, in place of what was asked before; nothing where that is empty. */
  ask: (text: string) => void;
  /** Takes back what was asked: its answer is of no use any more. */
  drop: () => void;
}

/** @param onAnswer gets the answer to the newest question; undefined where it failed */
export function createQuestion(
  onAnswer: (text: string, suggestions: Suggestion[] | undefined) => void,
): Question {
  let asked = new AbortController();

  async function fetchFor(text: string, { signal }: AbortController) {
    // The form works without.
    const suggestions = await read(text, signal).catch(() => undefined);
    if (!signal.aborted) onAnswer(text, suggestions);
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

async function read(text: string, signal: AbortSignal): Promise<Suggestion[] | undefined> {
  const address = `${SEARCH_PREFIX}suggestions/?${new URLSearchParams({ q: text }).toString()}`;
  const response = await fetch(address, { signal });
  return response.ok ? ((await response.json()) as Suggestion[]) : undefined;
}
