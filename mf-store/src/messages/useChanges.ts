import type { ConversationChanges } from '@desert/contract/conversations';
import { useAnswers } from '@desert/kit';
import { useEffect, useRef } from 'react';
import { conversationAddress } from './conversationAddress.ts';
import { knownConversation, noteChanges, readAnew } from './conversationCache.ts';

/** Polling interval while the tab is visible, in ms; with the request, news arrives within 6 s. */
const IN_SIGHT_MS = 4000;

/** Polling interval in a hidden tab, in ms. */
const OUT_OF_SIGHT_MS = 60_000;

/** Polls while the page is open, and at once when the tab becomes visible or online. @returns polls now */
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

    /** @returns whether more changes are available */
    async function askOnce(): Promise<boolean> {
      const known = knownConversation(answers, id);
      // Coming online triggers a poll.
      if (!known || !navigator.onLine) return false;
      const { status, changes } = await askChanges(id, known.version, signal);
      if (signal.aborted) return false;
      // After an account deletion, messages lose their text.
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
  status: number;
  changes?: ConversationChanges;
}

/** Changes after a version; undefined for 304. */
async function askChanges(id: number, after: number, left: AbortSignal): Promise<Asked> {
  try {
    const response = await fetch(`${conversationAddress(id)}changes/?after=${after}`, {
      headers: { accept: 'application/json', 'if-none-match': `"${after}"` },
      // Retries after a timeout.
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
