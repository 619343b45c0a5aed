import { type Unread, UNREAD_ADDRESS } from '@desert/contract/notifications/notifications';
import type {
  ConversationChanges,
  ConversationDetail,
  Message,
} from '@desert/contract/store/conversations';
import { formatPrice } from '@desert/contract/store/price-texts';
import { announce, sendApi, useApiCache, useViewer } from '@desert/kit';
import { useEffect, useRef } from 'react';
import { conversationAddress, getPartnerName } from './conversation.ts';
import {
  changeConversation,
  forgetLists,
  findCachedConversation,
  noteChanges,
  refetchConversation,
} from './conversationCache.ts';

/**
 * Polls an open conversation, marks it as read, and announces new messages and decisions on offers. @returns a function
 * that polls immediately
 */
export function useLiveConversation(conversation: ConversationDetail): () => void {
  const askNow = usePolling(conversation.id);
  useReadMarks(conversation);
  useNews(conversation);
  return askNow;
}

/** Polling interval while the tab is visible, in ms. */
const IN_SIGHT_MS = 4000;

/** Polling interval in a hidden tab, in ms. */
const OUT_OF_SIGHT_MS = 60_000;

function usePolling(id: number): () => void {
  const cache = useApiCache();
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

    /** Polls once. @returns whether the API has more changes */
    async function askOnce(): Promise<boolean> {
      const conversation = findCachedConversation(cache, id);
      // The `online` event triggers the next poll.
      if (!conversation || !navigator.onLine) return false;
      const { status, changes } = await askChanges(id, conversation.version, signal);
      if (signal.aborted) return false;
      // The other member has deleted their account, so earlier messages have lost their text, too.
      const hasLeft = changes?.conversation.other === null && conversation.other !== null;
      if (status === 404 || hasLeft) await refetchConversation(cache, id);
      else if (changes) noteChanges(cache, id, changes);
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
  }, [cache, id]);

  return () => askNow.current();
}

interface Asked {
  status: number;
  changes?: ConversationChanges;
}

/** Fetches the changes after a version. Status 0: the request failed. */
async function askChanges(id: number, after: number, left: AbortSignal): Promise<Asked> {
  try {
    const response = await fetch(`${conversationAddress(id)}changes/?after=${after}`, {
      headers: { accept: 'application/json', 'if-none-match': `"${after}"` },
      // Without a timeout, a stalled request would stop the polling.
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

function useReadMarks({ id, unread, messages }: ConversationDetail): void {
  const cache = useApiCache();
  const last = messages.at(-1)?.id;
  useEffect(() => {
    const left = new AbortController();
    async function mark() {
      if (last === undefined || unread === 0 || document.visibilityState !== 'visible') return;
      const response = await sendApi('PUT', `${conversationAddress(id)}read/`, {
        message_id: last,
      });
      if (response.status !== 200) return;
      const { unread: rest } = response.body as Unread;
      changeConversation(cache, id, (before) => ({ ...before, unread: rest }));
      forgetLists(cache);
      void cache.refresh(UNREAD_ADDRESS);
    }
    void mark();
    const { signal } = left;
    document.addEventListener('visibilitychange', () => void mark(), { signal });
    window.addEventListener('online', () => void mark(), { signal });
    return () => left.abort();
  }, [cache, id, last, unread]);
}

/** Announces new messages, and accepted, declined and withdrawn offers to screen readers, but not those on opening. */
function useNews({ messages, other }: ConversationDetail): void {
  const viewer = useViewer()?.id ?? null;
  const name = getPartnerName(other);
  const heard = useRef<Set<string>>(undefined);
  useEffect(() => {
    const news = messages.flatMap((message) => describeMessage(message, viewer, name));
    const before = heard.current;
    heard.current = new Set(news.map(([key]) => key));
    const said = before ? news.filter(([key]) => !before.has(key)).map(([, text]) => text) : [];
    if (said.length > 0) announce(said.join(' '));
  }, [messages, name, viewer]);
}

/** The announcements of a message, each with a key by which it is announced only once. */
function describeMessage(
  message: Message,
  viewer: number | null,
  name: string,
): [string, string][] {
  const { id, user_id, content, offer, offer_state } = message;
  if (user_id !== viewer) {
    const words = [...(offer === null ? [] : [`Offer: ${formatPrice(offer)}.`]), content];
    const written: [string, string] = [`${id}`, `${name}: ${words.join(' ')}`];
    if (offer === null || offer_state !== 'withdrawn') return [written];
    return [written, [`${id} withdrawn`, `The offer of ${formatPrice(offer)} was withdrawn.`]];
  }
  if (offer === null || (offer_state !== 'accepted' && offer_state !== 'declined')) return [];
  return [[`${id} ${offer_state}`, `Your offer of ${formatPrice(offer)} was ${offer_state}.`]];
}
