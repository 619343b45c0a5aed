import type { ConversationDetail } from '@desert/contract/conversations';
import { formatPrice } from '@desert/contract/shown-price';
import { announce, useViewer } from '@desert/kit';
import { useEffect, useRef } from 'react';

/** Says what the other writes to those who hear the page, as it comes. */
export function useNews({ messages, other }: ConversationDetail): void {
  const viewer = useViewer()?.id ?? null;
  const heard = useRef(messages.at(-1)?.id ?? 0);
  useEffect(() => {
    const news = messages.filter(({ id, user_id }) => id > heard.current && user_id !== viewer);
    heard.current = messages.at(-1)?.id ?? 0;
    const said = news.map(({ content, offer }) =>
      [...(offer === null ? [] : [`Offer: ${formatPrice(offer)}.`]), content].join(' '),
    );
    if (said.length > 0) announce(`${other?.username ?? 'A former member'}: ${said.join(' ')}`);
  }, [messages, other, viewer]);
}
