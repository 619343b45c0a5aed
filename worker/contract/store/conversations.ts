/** Messages and offers between the seller of an item and a buyer: `/api/conversations/*`. */
import * as v from 'valibot';
import type { Image } from '../photos/images.ts';
import { defineFilterSchema } from '../records/filter.ts';
import type { Author } from '../records/records.ts';
import { defineBodySchema } from '../text/body.ts';
import { recordId } from '../text/ids.ts';
import { defineMultilineSchema } from '../text/text.ts';
import type { ItemState } from './item-values.ts';
import { buildPriceSchema } from './price.ts';
import type { Proof } from './proof.ts';
import type { SaleRating } from './ratings.ts';

export type OfferState = 'open' | OfferDecision | 'replaced';

/** The recipient accepts or declines an offer; its author withdraws it. */
export type OfferDecision = 'accepted' | 'declined' | 'withdrawn';

export interface Message {
  id: number;
  content: string;
  user_id: number | null;
  created_at: string;
  offer: number | null;
  offer_state: OfferState | null;
}

export interface ConversationItem {
  id: number;
  name: string;
  image: Image | null;
  price: number | null;
  sold_price?: number | null | undefined;
  state: ItemState | null;
  is_here: boolean;
  proof?: Proof;
}

export interface Conversation {
  id: number;
  item: ConversationItem;
  other: Author | null;
  is_seller: boolean;
  last: { excerpt: string; is_own: boolean; at: string };
  unread: number;
}

export interface OpenConversation extends Conversation {
  version: number;
  /** Id of the last message the other member read; 0 for none. */
  read_by_other: number;
  is_blocked: boolean;
  /** Whether the viewer can rate the sale now. */
  can_rate: boolean;
}

export interface ConversationDetail extends OpenConversation {
  messages: Message[];
  /** The viewer's own rating and, once it is shown, the other one. */
  ratings: SaleRating[];
  /** Whether the viewer closed the safety notice. */
  has_closed_safety: boolean;
  /** Address of the messages before these; null if there are none. */
  earlier_messages: string | null;
}

/** Response of the poll `GET /api/conversations/{id}/changes/?after={version}`; a conditional request may get a 304. */
export interface ConversationChanges {
  conversation: OpenConversation;
  messages: Message[];
  version: number;
  more: boolean;
}

export const MESSAGES_PAGE_SIZE = 30;

export const CONVERSATIONS_PAGE_SIZE = 10;

export const MAX_MESSAGE = 2000;

export const TAKES_NONE = 'This member isn’t accepting messages from you.';

const WORDS = 'Write a message or make an offer';
const AMOUNT = 'Enter an offer in dollars, like 12.50';

const content = defineMultilineSchema({ label: 'Message', max: MAX_MESSAGE, missing: WORDS });

const written = {
  content: v.optional(
    v.lazy((text): v.GenericSchema<unknown, string> => {
      const isEmpty = typeof text === 'string' && text.trim() === '';
      return isEmpty ? v.pipe(v.string(), v.trim()) : content;
    }),
    '',
  ),
  offer: v.optional(v.nullable(buildPriceSchema(AMOUNT))),
};

const hasContentOrOffer = ({
  content,
  offer,
}: {
  content: string;
  offer?: number | null | undefined;
}) => content !== '' || typeof offer === 'number';

/** Body of `POST /api/conversations/{id}/messages/`; responds 201 with the `Message`. */
export const MessageInput = v.pipe(
  defineBodySchema(written),
  v.forward(v.partialCheck([['content'], ['offer']], hasContentOrOffer, WORDS), ['content']),
);

export const MessageFormSchema = v.pipe(
  v.object({ ...written, offer: defineFilterSchema(buildPriceSchema(AMOUNT)) }),
  v.forward(v.partialCheck([['content'], ['offer']], hasContentOrOffer, WORDS), ['content']),
);

/** Body of `POST /api/conversations/new/`; responds 201 with the conversation. */
export const NewConversation = v.pipe(
  defineBodySchema({ ...written, merch_id: recordId('merch_id must be an item ID') }),
  v.forward(v.partialCheck([['content'], ['offer']], hasContentOrOffer, WORDS), ['content']),
);

/** Body of `PUT /api/conversations/{id}/messages/{message_id}/offer/`; responds with the `Message`. */
export const OfferDecision = defineBodySchema({
  state: v.picklist(
    ['accepted', 'declined', 'withdrawn'],
    'state must be one of accepted, declined, withdrawn',
  ),
});

/** Body of `PUT /api/conversations/{id}/read/`; responds with the conversation's `Unread`. */
export const MessagesReadUpTo = defineBodySchema({
  message_id: recordId('message_id must be a message ID'),
});

export type MessageBody = v.InferOutput<typeof MessageInput>;
