/**
 * What `/api/conversations/*` accepts and answers: what a seller and somebody who asks about an item write to each other. To
 * everybody else each of these answers 404.
 */
import * as v from 'valibot';
import { body } from './body.ts';
import { filter } from './filter.ts';
import { recordId } from './ids.ts';
import type { Image } from './images.ts';
import type { ItemState } from './item-states.ts';
import { priceOf } from './price.ts';
import type { Author } from './records.ts';
import { lines } from './text.ts';

/** What an offer can be. 'replaced': another amount was named after it. */
export type OfferState = 'open' | OfferAnswer | 'replaced';

/** The recipient accepts or declines an offer; its author withdraws it. */
export type OfferAnswer = 'accepted' | 'declined' | 'withdrawn';

export interface Message {
  id: number;
  /** '' of an offer without words, and of who deleted their account. */
  content: string;
  /** Who wrote it; null is a former member. */
  user_id: number | null;
  /** ISO 8601, in UTC. */
  created_at: string;
  /** Dollars; null where it is no offer. */
  offer: number | null;
  /** null where it is no offer. */
  offer_state: OfferState | null;
}

/** What a conversation is about. */
export interface TalkedItem {
  id: number;
  /** Of an item that was deleted, what it was called when the conversation began. */
  name: string;
  image: Image | null;
  /** Dollars; null where it was deleted. */
  price: number | null;
  /** null where it was deleted. */
  state: ItemState | null;
  /** Whether it was reserved or sold in this conversation. */
  is_here: boolean;
}

/** A conversation, as one of the two sees it: in the list `GET /api/conversations/`, what was said last first. */
export interface Conversation {
  id: number;
  item: TalkedItem;
  /** The other one; null is a former member. */
  other: Author | null;
  /** Whether the item is the viewer's. */
  is_seller: boolean;
  /** The last message: its beginning, whether the viewer wrote it, and when, ISO 8601, in UTC. */
  last: { excerpt: string; is_own: boolean; at: string };
  /** How many messages of the other the viewer has not read. */
  unread: number;
}

/** A conversation by itself: `GET /api/conversations/{id}/`. */
export interface OpenConversation extends Conversation {
  /** Counts its changes: see `ConversationChanges`. */
  version: number;
  /** The id of the last message that the other has read; 0 for none. */
  read_by_other: number;
  /** Whether the viewer takes no messages from the other. */
  is_blocked: boolean;
}

/** Answer of `GET /api/conversations/{id}/`. */
export interface ConversationDetail extends OpenConversation {
  /** The newest, `MESSAGES` at most, oldest first. */
  messages: Message[];
  /** The address of those before, which answers as a list does, oldest first; null where there are none. */
  earlier_messages: string | null;
}

/**
 * What came after a version: `GET /api/conversations/{id}/changes/?after={version}`; 304 where nothing did and the request says
 * the same in `If-None-Match`, which is `"{version}"`.
 */
export interface ConversationChanges {
  conversation: OpenConversation;
  /** What was written or changed since, `MESSAGES` at most, in the order of change. */
  messages: Message[];
  /** What to ask for next. */
  version: number;
  /** Whether there is more at once. */
  more: boolean;
}

/** How many messages an answer has at most. */
export const MESSAGES = 30;

/** How many conversations a page of their list holds. */
export const CONVERSATIONS = 10;

/** Characters. */
export const MESSAGE_MAX = 2000;

/** What is said to somebody who is blocked: no more. */
export const TAKES_NONE = 'This member isn’t accepting messages from you.';

const WORDS = 'Write a message or make an offer';
const AMOUNT = 'Enter an offer in dollars, like 12.50';

const content = lines({ label: 'Message', max: MESSAGE_MAX, missing: WORDS });

/** What both bodies have: words, an offer, or both. An offer comes out in cents. */
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

/** Body of `POST /api/conversations/{id}/messages/`, which answers the `Message` (201). */
export const MessageInput = v.pipe(
  body(written),
  v.forward(v.partialCheck([['content'], ['offer']], saysSomething, WORDS), ['content']),
);

/** The form of a message, whose offer may be empty. */
export const MessageForm = v.pipe(
  v.object({ ...written, offer: filter(priceOf(AMOUNT)) }),
  v.forward(v.partialCheck([['content'], ['offer']], saysSomething, WORDS), ['content']),
);

/** Body of `POST /api/conversations/new/`: the first message about an item; answers the conversation (201). */
export const NewConversation = v.pipe(
  body({ ...written, merch_id: recordId('merch_id must be an item ID') }),
  v.forward(v.partialCheck([['content'], ['offer']], saysSomething, WORDS), ['content']),
);

/** Body of `PUT /api/conversations/{id}/messages/{message_id}/offer/`, which answers the `Message`. */
export const OfferAnswer = body({
  state: v.picklist(
    ['accepted', 'declined', 'withdrawn'],
    'state must be one of taken, refused, withdrawn',
  ),
});

/** Body of `PUT /api/conversations/{id}/read/`: up to which message; answers `Unread` of this conversation. */
export const ReadUpTo = body({
  message_id: recordId('message_id must be a message ID'),
});

export type MessageBody = v.InferOutput<typeof MessageInput>;
