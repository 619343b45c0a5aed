import type { ConversationDetail, Message } from '@desert/contract/conversations';
import { formatPrice } from '@desert/contract/shown-price';
import { announce, useViewer } from '@desert/kit';
import { useEffect, useRef } from 'react';
import { nameOf } from './nameOf.ts';

/** Announces new messages and offer decisions to screen readers. */
export function useNews({ messages, other }: ConversationDetail): void {
  const viewer = useViewer()?.id ?? null;
  const name = nameOf(other);
  const heard = useRef<Set<string>>(undefined);
  useEffect(() => {
    const news = messages.flatMap((message) => newsOf(message, viewer, name));
    const before = heard.current;
    heard.current = new Set(news.map(([key]) => key));
    const said = before ? news.filter(([key]) => !before.has(key)).map(([, text]) => text) : [];
    if (said.length > 0) announce(said.join(' '));
  }, [messages, name, viewer]);
}

/** Announcements of a message with keys for deduplication. */
function newsOf(message: Message, viewer: number | null, name: string): [string, string][] {
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
