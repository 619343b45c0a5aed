import { conversations, merch, notifications, users } from '@desert/drizzle/schema';
import { eq, sql } from 'drizzle-orm';
import type { JobStep } from '../jobs/handler.ts';
import type { Database } from '../platform/database/open.ts';
import {
  type Again,
  LATEST_AND_UNREAD,
  type Event,
  getExcludedColumn,
  buildNotificationInsert,
  type NewNotification,
} from './recipients.ts';
import { readNextSavers } from './savers.ts';

/** Notifies members who saved an item about a new price or state, and its buyer if it is reserved or sold. */
export async function notifyOfItemChange(database: Database, event: Event): Promise<JobStep> {
  const item = await database
    .select({
      name: merch.name,
      price: merch.price,
      old_price: merch.old_price,
      state: merch.state,
      state_at: merch.state_at,
      actor: { id: users.id, username: users.username },
      conversation: { id: conversations.id, buyer_id: conversations.buyer_id },
    })
    .from(merch)
    .innerJoin(users, eq(users.id, merch.user_id))
    .leftJoin(conversations, eq(conversations.id, merch.conversation_id))
    .where(eq(merch.id, event.source_id))
    .get();
  if (!item) return {};
  const { name: title, price, old_price, state, conversation } = item;
  const notice: Omit<NewNotification, 'kind' | 'key'> = {
    source_table: event.source_table,
    source_id: event.source_id,
    actor: item.actor,
    title,
    path: `/merch/${event.source_id}`,
    at: event.at,
  };
  const { recipients, cursor } = await readNextSavers(
    database,
    'merch',
    event.source_id,
    event.cursor,
  );
  const detail =
    event.change === 'price'
      ? { change: 'price', amount: price, before: old_price }
      : { change: 'state', state };
  const saved: NewNotification = {
    ...notice,
    kind: 'saved',
    key: `saved merch ${event.source_id} ${event.change}`,
    detail,
  };
  const buyer = event.change === 'state' && event.cursor === 0 ? conversation?.buyer_id : undefined;
  const isForBuyer = state === 'reserved' || state === 'sold';
  return {
    statements: [
      ...(buyer && conversation && isForBuyer
        ? [
            buildNotificationInsert(
              database,
              event,
              {
                ...notice,
                kind: 'sale',
                key: `sale merch ${event.source_id} ${conversation.id}`,
                path: `/merch/messages/${conversation.id}`,
                detail: { state },
              },
              [buyer],
              renewIfChanged('state'),
            ),
          ]
        : []),
      buildNotificationInsert(
        database,
        event,
        saved,
        recipients.filter((id) => id !== conversation?.buyer_id || event.change === 'price'),
        renewIfChanged(event.change === 'price' ? 'amount' : 'state'),
      ),
    ],
    ...(cursor !== undefined && { cursor }),
  };
}

/** Updates an existing notification, as unread, if the new price or state differs from the notified one. */
function renewIfChanged(what: 'amount' | 'state'): Again {
  const path = sql.raw(`'${what}'`);
  const { detail } = notifications;
  return {
    set: LATEST_AND_UNREAD,
    where: sql`${getExcludedColumn('detail')} ->> ${path} IS NOT ${detail} ->> ${path}`,
  };
}
