/** `/api/conversations/*`: messages between a seller and a buyer. 404 for everybody else. */
import * as v from 'valibot';
import { body } from './body.ts';
import { filter } from './filter.ts';
import { recordId } from './ids.ts';
import type { Image } from './images.ts';
import type { ItemState } from './item-states.ts';
import { priceOf } from './price.ts';
import type { Author } from './records.ts';
import { lines } from './text.ts';

export type OfferState = 'open' | OfferAnswer | 'replaced';

/** The recipient accepts or declines an offer; its author withdraws it. */
export type OfferAnswer = 'accepted' | 'declined' | 'withdrawn';

export interface Message {
  id: number;
  content: string;
  user_id: number | null;
  created_at: string;
  offer: number | null;
  offer_state: OfferState | null;
}

export interface TalkedItem {
  id: number;
  /** The current name, or the name when the conversation began if the item was deleted. */
  name: string;
  image: Image | null;
  price: number | null;
  state: ItemState | null;
  /** Whether it is reserved or sold in this conversation. */
  is_here: boolean;
}

/** A row of `GET /api/conversations/`, last message first, for one of the two members. */
export interface Conversation {
  id: number;
  item: TalkedItem;
  other: Author | null;
  is_seller: boolean;
  /** The last message: its beginning, and whether the viewer wrote it. */
  last: { excerpt: string; is_own: boolean; at: string };
  unread: number;
}

export interface OpenConversation extends Conversation {
  /** Increases with each change; see `ConversationChanges`. */
  version: number;
  /** Id of the last message the other member read; 0 for none. */
  read_by_other: number;
  /** Whether the viewer blocks the other member. */
  is_blocked: boolean;
}

export interface ConversationDetail extends OpenConversation {
  /** The newest, oldest first: at most `MESSAGES`. */
  messages: Message[];
  /** Address of the previous messages; null if there are none. */
  earlier_messages: string | null;
}

/**
 * Response of the poll `GET /api/conversations/{id}/changes/?after={version}`; 304 without changes
 * if `If-None-Match` is `"{version}"`.
 */
export interface ConversationChanges {
  conversation: OpenConversation;
  /** New and changed messages in order of change: at most `MESSAGES`. */
  messages: Message[];
  /** The `after` of the next request. */
  version: number;
  /** Whether the next request can follow at once. */
  more: boolean;
}

export const MESSAGES = 30;

export const CONVERSATIONS = 10;

export const MESSAGE_MAX = 2000;

/** Shown to a blocked member. */
export const TAKES_NONE = 'This member isn’t accepting messages from you.';

const WORDS = 'Write a message or make an offer';
const AMOUNT = 'Enter an offer in dollars, like 12.50';

const content = lines({ label: 'Message', max: MESSAGE_MAX, missing: WORDS });

/** Text, an offer, or both; offers become cents. */
const written = {
  content: v.optional(
    v.lazy((text): v.GenericSchema<unknown, string> => {
      const isEmpty = typeof text === 'string' && text.trim() === '';
      return isEmpty ? v.pipe(v.string(), v.trim()) : content;
    }),
    '',
  ),
  offer: v.optional(v.nullable(priceOf(AMOUNT))),
};

const saysSomething = ({
  content,
  offer,
}: {
  content: string;
  offer?: number | null | undefined;
}) => content !== '' || typeof offer === 'number';

/** Body of `POST /api/conversations/{id}/messages/`; responds 201 with the `Message`. */
export const MessageInput = v.pipe(
  body(written),
  v.forward(v.partialCheck([['content'], ['offer']], saysSomething, WORDS), ['content']),
);

/** The message form; its offer may be empty. */
export const MessageForm = v.pipe(
  v.object({ ...written, offer: filter(priceOf(AMOUNT)) }),
  v.forward(v.partialCheck([['content'], ['offer']], saysSomething, WORDS), ['content']),
);

/**
 * Body of `POST /api/conversations/new/`, the first message about an item; responds 201 with the
 * conversation.
 */
export const NewConversation = v.pipe(
  body({ ...written, merch_id: recordId('merch_id must be an item ID') }),
  v.forward(v.partialCheck([['content'], ['offer']], saysSomething, WORDS), ['content']),
);

/** Body of `PUT /api/conversations/{id}/messages/{message_id}/offer/`; responds with the `Message`. */
export const OfferAnswer = body({
  state: v.picklist(
    ['accepted', 'declined', 'withdrawn'],
    'state must be one of taken, refused, withdrawn',
  ),
});

/** Body of `PUT /api/conversations/{id}/read/`; responds with the conversation's `Unread`. */
export const ReadUpTo = body({
  message_id: recordId('message_id must be a message ID'),
});

export type MessageBody = v.InferOutput<typeof MessageInput>;
