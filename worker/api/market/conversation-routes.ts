import {
  type Conversation,
  type ConversationDetail,
  NewConversation,
} from '@desert/contract/conversations';
import { ID } from '@desert/contract/ids';
import type { Unread } from '@desert/contract/notifications';
import { Hono, type Context } from 'hono';
import { beginConversation } from '../../market/begin.ts';
import {
  ConversationsQuery,
  countUnread,
  listConversations,
} from '../../market/conversation-list.ts';
import { findConversation, type Seen } from '../../market/conversation.ts';
import { writeMessage } from '../../market/write-message.ts';
import { countUnreadNotifications } from '../../notifications/list.ts';
import { errorResponse, isRefusal } from '../../response/errors.ts';
import { jsonBody } from '../json-body.ts';
import { linkNext, creationOf, missing, idOf } from '../records/request.ts';
import { personalRead, privateChange } from '../route.ts';
import { type ApiContext, signedIn, type SignedInContext } from '../session.ts';
import { validate } from '../validate.ts';
import { limitedWrites } from '../write-limit.ts';

export const conversationRoutes = new Hono<ApiContext>();

conversationRoutes.get(
  '/',
  personalRead,
  signedIn,
  validate('query', ConversationsQuery),
  async (c) => {
    const page = await listConversations(c.var.database, c.var.account.id, c.req.valid('query'));
    linkNext(c, page, ConversationsQuery);
    return c.json<Conversation[]>(page.records);
  },
);

conversationRoutes.get('/unread', personalRead, signedIn, async (c) => {
  const { database, account } = c.var;
  const [unread, notifications] = await Promise.all([
    countUnread(database, account.id),
    countUnreadNotifications(database, account.id),
  ]);
  return c.json<Unread>({ unread, notifications });
});

conversationRoutes.post(
  '/new',
  privateChange,
  signedIn,
  jsonBody(NewConversation),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const offers = typeof body.offer === 'number';
    const begun = await beginConversation(database, account.id, body.merch_id, offers);
    if (isRefusal(begun)) return errorResponse(begun.status, begun.errors);
    const message = await writeMessage(database, begun.id, creationOf(c), body);
    if (isRefusal(message)) return errorResponse(message.status, message.errors);
    const seen = { id: begun.id, viewer: account.id };
    const found = await findConversation(database, seen, `/api/conversations/${begun.id}`);
    return found ? c.json<ConversationDetail>(found, 201) : missing();
  },
);

conversationRoutes.get(`/:id{${ID}}`, personalRead, signedIn, async (c) => {
  const found = await findConversation(c.var.database, seenBy(c), c.req.path);
  return found ? c.json<ConversationDetail>(found) : missing();
});

/** The conversation in the path and its viewer, for queries that find it only for its two members. */
export function seenBy<E extends SignedInContext>(c: Context<E>): Seen {
  return { id: idOf(c), viewer: c.var.account.id };
}
