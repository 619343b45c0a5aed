import { ratings, users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import type { JobStep } from '../jobs/handler.ts';
import type { Database } from '../platform/database/open.ts';
import { type Event, buildNotificationInsert } from './recipients.ts';

/** Notifies the other member of a sale of a rating, whose words may still be hidden, or of a reply. */
export async function notifyOfRating(database: Database, event: Event): Promise<JobStep> {
  const isReply = event.change === 'reply';
  const { id, user_id, about_id, conversation_id, merch_name, reply } = ratings;
  const [author, recipient] = isReply ? [about_id, user_id] : [user_id, about_id];
  const rating = await database
    .select({
      conversation_id,
      merch_name,
      reply,
      recipient,
      actor: { id: users.id, username: users.username },
    })
    .from(ratings)
    .innerJoin(users, eq(users.id, author))
    .where(eq(id, event.source_id))
    .get();
  // A moderator may have removed the reply.
  if (!rating || rating.recipient === null || (isReply && !rating.reply)) return {};
  const notice = {
    kind: 'sale',
    key: `${event.change} ratings ${event.source_id}`,
    source_table: event.source_table,
    source_id: event.source_id,
    actor: rating.actor,
    title: rating.merch_name,
    path: `/merch/messages/${rating.conversation_id}#ratings`,
    detail: { state: isReply ? 'replied' : 'rated' },
    at: event.at,
  } as const;
  return { statements: [buildNotificationInsert(database, event, notice, [rating.recipient])] };
}
