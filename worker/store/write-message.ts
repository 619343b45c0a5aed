import type { Message, MessageBody } from '@desert/contract/store/conversations';
import { formatPrice } from '@desert/contract/store/price-texts';
import { cutText } from '@desert/contract/text/cut-text';
import { conversations, messages } from '@desert/drizzle/schema';
import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { insertSelect } from '../platform/database/sql.ts';
import type { Creation } from '../records/save.ts';
import { toMessageJson } from './conversation.ts';
import { checkBlocks, checkOffer, findWriting, FORMER_MEMBER, OTHER_KEY } from './standing.ts';
import { countChange, selectCurrentVersion } from './version.ts';

/** Maximum length, in UTF-16 units, of the excerpt of the last message in the list of conversations. */
const EXCERPT_LENGTH = 140;

/** Writes a message, once per idempotency key. @returns the message with this key */
export async function writeMessage(
  database: Database,
  id: number,
  { user_id, idempotency_key }: Creation,
  { content, offer }: MessageBody,
): Promise<Message> {
  const sent = eq(messages.idempotency_key, idempotency_key);
  const earlier = await database.select().from(messages).where(sent).get();
  if (earlier) return toKeyedMessage(earlier, id);
  const writing = await findWriting(database, id, user_id);
  const isSeller = writing.seller_id === user_id;
  const other = isSeller ? writing.buyer_id : writing.seller_id;
  if (other === null) throw new Refusal(409, FORMER_MEMBER);
  await checkBlocks(database, user_id, other);
  const cents = offer ?? null;
  if (cents !== null) checkOffer(writing, id);

  const isNew = notExists(database.select({ id: messages.id }).from(messages).where(sent));
  const results = await writeBatch(database, [
    ...(cents === null ? [] : replaceOffer(database, id, isNew)),
    countChange(database, id, isNew),
    insertSelect(
      database,
      messages,
      {
        conversation_id: conversations.id,
        sender_id: user_id,
        created_at: Date.now(),
        idempotency_key,
        content,
        offer: cents,
        offer_state: cents === null ? null : 'open',
        version: conversations.version,
      },
      sql`FROM ${conversations} WHERE ${conversations.id} = ${id}`,
    ).onConflictDoNothing({ target: messages.idempotency_key }),
    noteLast(database, { id, isSeller, excerpt: toExcerpt(content, cents) }, sent),
    database.select().from(messages).where(sent),
  ]);
  const [message] = results.at(-1) as (typeof messages.$inferSelect)[];
  if (!message) throw new Refusal(404, GONE);
  return toKeyedMessage(message, id);
}

function toKeyedMessage(message: typeof messages.$inferSelect, id: number): Message {
  if (message.conversation_id !== id) throw new Refusal(409, OTHER_KEY);
  return toMessageJson(message);
}

function replaceOffer(database: Database, id: number, isNew: SQL): BatchItem<'sqlite'>[] {
  const isOpen = sql.raw(`"offer_state" = 'open'`);
  return [
    countChange(database, id, isNew),
    database
      .update(messages)
      .set({ offer_state: 'replaced', version: selectCurrentVersion(id) })
      .where(and(eq(messages.conversation_id, id), isOpen, isNew)),
  ];
}

function noteLast(
  database: Database,
  { id, isSeller, excerpt }: { id: number; isSeller: boolean; excerpt: string },
  sent: SQL,
) {
  const of = (column: 'id' | 'created_at') =>
    sql`(SELECT ${messages[column]} FROM ${messages} WHERE ${sent})`;
  const unread = isSeller ? 'buyer_unread' : 'seller_unread';
  return database
    .update(conversations)
    .set({
      message_id: of('id'),
      message_at: of('created_at'),
      excerpt,
      by_seller: isSeller,
      [unread]: sql`${conversations[unread]} + 1`,
    })
    .where(and(eq(conversations.id, id), sql`${conversations.message_id} < ${of('id')}`));
}

function toExcerpt(content: string, cents: number | null): string {
  const text = content.replace(/\s+/g, ' ');
  if (text !== '') return text.length > EXCERPT_LENGTH ? `${cutText(text, EXCERPT_LENGTH)}…` : text;
  return `Offered ${formatPrice((cents ?? 0) / 100)}`;
}
