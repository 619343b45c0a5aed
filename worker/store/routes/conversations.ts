import type { Unread } from '@desert/contract/notifications/notifications';
import {
  type Conversation,
  type ConversationDetail,
  NewConversation,
} from '@desert/contract/store/conversations';
import { ID } from '@desert/contract/text/ids';
import { Hono, type Context } from 'hono';
import { readCreation, readId, respondPage } from '../../http/routes/request.ts';
import { personalRead, privateChange } from '../../http/routes/route.ts';
import { type ApiContext, signedIn, type SignedInContext } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { acceptBody } from '../../http/routes/write-limit.ts';
import { isDemoAccount } from '../../members/users/demo-account.ts';
import { countOpenCases } from '../../moderation/cases.ts';
import { countUnreadNotifications } from '../../notifications/list.ts';
import { beginConversation } from '../begin.ts';
import { ConversationsQuery, countUnread, listConversations } from '../conversation-list.ts';
import type { ConversationView } from '../conversation-row.ts';
import { findConversation } from '../conversation.ts';
import { writeMessage } from '../write-message.ts';

export const conversationRoutes = new Hono<ApiContext>();

conversationRoutes.get(
  '/',
  personalRead,
  signedIn,
  validateInput('query', ConversationsQuery),
  async (c) => {
    const page = await listConversations(c.var.database, c.var.account.id, c.req.valid('query'));
    return respondPage<Conversation>(c, page, ConversationsQuery);
  },
);

conversationRoutes.get('/unread', personalRead, signedIn, async (c) => {
  const { database, account } = c.var;
  const session = await c.var.session();
  const asks = session?.asks_digest && !isDemoAccount(c.var.env, account.email);
  const [unread, notifications, cases] = await Promise.all([
    countUnread(database, account.id),
    countUnreadNotifications(database, account.id),
    account.role === 'moderator' ? countOpenCases(database, account.id) : undefined,
  ]);
  return c.json<Unread>({
    unread,
    notifications,
    ...(cases !== undefined && { cases }),
    ...(asks && { asks_digest: true }),
  });
});

conversationRoutes.post('/new', privateChange, ...acceptBody(NewConversation), async (c) => {
  const { database, account, body } = c.var;
  const offers = typeof body.offer === 'number';
  const id = await beginConversation(database, account.id, body.merch_id, offers);
  await writeMessage(database, id, readCreation(c), body);
  const seen = { id, viewer: account.id };
  const begun = await findConversation(database, seen, `/api/conversations/${id}`);
  return c.json<ConversationDetail>(begun, 201);
});

conversationRoutes.get(`/:id{${ID}}`, personalRead, signedIn, async (c) =>
  c.json<ConversationDetail>(await findConversation(c.var.database, toSeen(c), c.req.path)),
);

/** The conversation in the path and its viewer, for queries that find it only for its two members. */
export function toSeen<E extends SignedInContext>(c: Context<E>): ConversationView {
  return { id: readId(c), viewer: c.var.account.id };
}
