import type { ConversationChanges } from '@desert/contract/conversations';
import { useAnswers } from '@desert/kit';
import { useEffect, useRef } from 'react';
import { conversationAddress } from './conversationAddress.ts';
import { knownConversation, noteChanges, readAnew } from './conversationCache.ts';

/** How long after an answer the next question is asked while the page is in sight, in ms: what is new is there within 6 s. */
const IN_SIGHT_MS = 4000;

/** The same while it is not. */
const OUT_OF_SIGHT_MS = 60_000;

/**
 * Asks for what is new in a conversation as long as its page stands: often while it is in sight, at once when it comes back to
 * sight or to the network.
 * @returns asks at once
 */
export function useChanges(id: number): () => void {
  const answers = useAnswers();
  const askNow = useRef(() => {});

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = false;
    let again = false;
    const left = new AbortController();
    const { signal } = left;

    async function ask(): Promise<void> {
      clearTimeout(timer);
      again = asking;
      if (asking) return;
      asking = true;
      const more = await askOnce();
      asking = false;
      if (signal.aborted) return;
      if (more || again) return ask();
      const wait = document.visibilityState === 'visible' ? IN_SIGHT_MS : OUT_OF_SIGHT_MS;
      timer = setTimeout(() => void ask(), wait);
    }

    /** @returns whether there is more */
    async function askOnce(): Promise<boolean> {
      const known = knownConversation(answers, id);
      // The network's return asks by itself.
      if (!known || !navigator.onLine) return false;
      const { status, changes } = await askChanges(id, known.version, signal);
      if (signal.aborted) return false;
      // It is nobody's any more; the words of a member who left went with them.
      const hasLeft = changes?.conversation.other === null && known.other !== null;
      if (status === 404 || hasLeft) await readAnew(answers, id);
      else if (changes) noteChanges(answers, id, changes);
      return changes?.more ?? false;
    }

    askNow.current = () => void ask();
    const wake = () => document.visibilityState === 'visible' && void ask();
    document.addEventListener('visibilitychange', wake, { signal });
    window.addEventListener('online', wake, { signal });
    void ask();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [answers, id]);

  return () => askNow.current();
}

interface Asked {
  /** 0 where no answer came. */
  status: number;
  changes?: ConversationChanges;
}

/** What changed after a version; none where nothing did. */
async function askChanges(id: number, after: number, left: AbortSignal): Promise<Asked> {
  try {
    const response = await fetch(`${conversationAddress(id)}changes/?after=${after}`, {
      headers: { accept: 'application/json', 'if-none-match': `"${after}"` },
      // A question that gets no answer is asked again.
      signal: AbortSignal.any([left, AbortSignal.timeout(10_000)]),
    });
    const { status } = response;
    return status === 200
      ? { status, changes: (await response.json()) as ConversationChanges }
      : { status };
  } catch {
    return { status: 0 };
  }
}
