/** Conversations about the jersey, for tests. */
import type { ConversationDetail } from '@desert/contract/store/conversations';
import { jersey } from './items.ts';

export const buyer = { id: 5, username: 'neither' };

const about = {
  id: 3,
  item: {
    id: jersey.id,
    name: jersey.name,
    image: null,
    price: jersey.price,
    state: 'for_sale',
    is_here: false,
  },
  version: 4,
  read_by_other: 11,
  is_blocked: false,
  messages: [
    {
      id: 11,
      content: 'Is it still there?\nhttps://example.com/',
      user_id: buyer.id,
      created_at: '2026-11-23T19:00:00.000Z',
      offer: null,
      offer_state: null,
    },
    {
      id: 12,
      content: '',
      user_id: buyer.id,
      created_at: '2026-11-23T19:01:00.000Z',
      offer: 900.5,
      offer_state: 'open',
    },
  ],
  ratings: [],
  can_rate: false,
  has_closed_safety: false,
  earlier_messages: null,
} satisfies Partial<ConversationDetail>;

const last = { excerpt: 'Offered $900.50', at: '2026-11-23T19:01:00.000Z' };

/** A conversation about the jersey as its seller sees it. */
export const sellersConversation: ConversationDetail = {
  ...about,
  other: buyer,
  is_seller: true,
  last: { ...last, is_own: false },
  unread: 1,
};

/** The same conversation as the buyer sees it. */
export const buyersConversation: ConversationDetail = {
  ...about,
  other: jersey.user,
  is_seller: false,
  last: { ...last, is_own: true },
  unread: 0,
};
