/** How long the next letter is waited for, in ms. */
const PAUSE_MS = 80;

export interface Question {
  /** Asks for what begins like a text, in place of what was asked before; nothing where that is empty. */
  ask: (text: string) => void;
  /** Takes back what was asked: its answer is of no use any more. */
  drop: () => void;
}

/**
 * What a combobox asks while somebody types.
 * @param addressOf where it is asked for what begins like a text
 * @param onAnswer gets the answer to the newest question; undefined where it failed
 */
export function createQuestion(
  addressOf: (text: string) => string,
  onAnswer: (text: string, answer: unknown) => void,
): Question {
  let asked = new AbortController();

  async function fetchFor(text: string, { signal }: AbortController) {
    // The form works without.
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
