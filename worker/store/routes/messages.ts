import type { Unread } from '@desert/contract/notifications/notifications';
import { PageQuery } from '@desert/contract/records/list-query';
import {
  type ConversationChanges,
  type Message,
  MessageInput,
  OfferDecision,
  MessagesReadUpTo,
} from '@desert/contract/store/conversations';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import * as v from 'valibot';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import { readCreation, readId, respondPage } from '../../http/routes/request.ts';
import {
  accountChange,
  personalRead,
  privateChange,
  publicChange,
} from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { acceptBody } from '../../http/routes/write-limit.ts';
import { readConversationChanges, listMessages, readVersion } from '../conversation.ts';
import { decideOffer } from '../offers.ts';
import { markReadUntil } from '../read-marks.ts';
import { writeMessage } from '../write-message.ts';
import { toSeen } from './conversations.ts';

const AFTER = 'after must be a conversation version';

const ChangesQuery = v.object({
  after: v.pipe(
    v.optional(v.string(AFTER), '0'),
    v.regex(/^\d{1,15}$/, AFTER),
    v.transform(Number),
  ),
});

export const messageRoutes = new Hono<ApiContext>();

messageRoutes.get(
  `/:id{${ID}}/messages`,
  personalRead,
  signedIn,
  validateInput('query', PageQuery),
  async (c) => {
    const page = await listMessages(c.var.database, toSeen(c), c.req.valid('query'));
    return respondPage<Message>(c, page, PageQuery);
  },
);

messageRoutes.get(
  `/:id{${ID}}/changes`,
  personalRead,
  signedIn,
  validateInput('query', ChangesQuery),
  async (c) => {
    const { after } = c.req.valid('query');
    const etag = `"${after}"`;
    // The most frequent poll reads one row to find that nothing changed.
    if (c.req.header('If-None-Match') === etag) {
      const version = await readVersion(c.var.database, toSeen(c));
      if (version === after) return c.body(null, 304, { ETag: etag });
    }
    const changes = await readConversationChanges(c.var.database, toSeen(c), after);
    c.header('ETag', `"${changes.version}"`);
    return c.json<ConversationChanges>(changes);
  },
);

messageRoutes.post(`/:id{${ID}}/messages`, privateChange, ...acceptBody(MessageInput), async (c) =>
  c.json<Message>(await writeMessage(c.var.database, readId(c), readCreation(c), c.var.body), 201),
);

messageRoutes.put(
  `/:id{${ID}}/messages/:message_id{${ID}}/offer`,
  publicChange,
  ...acceptBody(OfferDecision),
  async (c) => {
    const message_id = Number(c.req.param('message_id'));
    return c.json<Message>(
      await decideOffer(c.var.database, toSeen(c), message_id, c.var.body.state),
    );
  },
);

messageRoutes.put(
  `/:id{${ID}}/read`,
  accountChange('none'),
  signedIn,
  parseJsonBody(MessagesReadUpTo),
  async (c) => {
    const { id, viewer } = toSeen(c);
    const unread = await markReadUntil(c.var.database, id, viewer, c.var.body.message_id);
    return c.json<Unread>({ unread });
  },
);
