import type { KindName } from '@desert/contract/records/kinds';
import { blocks, likes, notifications, users } from '@desert/drizzle/schema';
import { and, count, desc, eq, ne, notExists, type SQL } from 'drizzle-orm';
import type { JobStep } from '../jobs/handler.ts';
import { hasVersion } from '../jobs/queue.ts';
import type { Database } from '../platform/database/open.ts';
import type { StoryKind } from '../records/kind.ts';
import { ALONE, buildBundleUpdate, type Event, buildNotificationInsert } from './recipients.ts';

/**
 * Notifies a story's author about the last liker and the number of others. Unliking and liking again does not notify:
 * the number of likes must exceed its maximum so far. Without likes, hides the notification.
 */
export async function notifyOfLikes(
  database: Database,
  event: Event,
  { name, table: stories }: StoryKind,
): Promise<JobStep> {
  const row = await database
    .select({
      title: stories.title,
      user_id: stories.user_id,
      likes: stories.likes,
      own: likes.id,
    })
    .from(stories)
    .leftJoin(likes, and(eq(likes.user_id, stories.user_id), isRecordLike(name, event.source_id)))
    .where(eq(stories.id, event.source_id))
    .get();
  if (!row) return {};
  const key = `like ${name} ${event.source_id}`;
  const last = await selectLastLiker(database, isRecordLike(name, event.source_id), row.user_id);
  const blocked = await countBlocked(database, isRecordLike(name, event.source_id), row.user_id);
  const liked = row.likes - Number(row.own !== null) - blocked;
  if (!last || liked < 1)
    return {
      statements: [buildNotificationUpdate(database, event, row.user_id, key, { is_hidden: true })],
    };
  const notice = {
    kind: 'like',
    key,
    source_table: event.source_table,
    source_id: event.source_id,
    actor: { id: last.id, username: last.username },
    title: row.title,
    path: `/${name}/${event.source_id}`,
    at: last.at ?? event.at,
    high_water_mark: liked,
  } as const;
  return {
    statements: [
      buildNotificationInsert(database, event, notice, [row.user_id], buildBundleUpdate(ALONE)),
      buildNotificationUpdate(database, event, row.user_id, key, {
        others: liked - 1,
        is_hidden: false,
        actor_id: last.id,
        actor_name: last.username,
      }),
    ],
  };
}

function isRecordLike(kind: KindName, id: number): SQL | undefined {
  return and(eq(likes.kind, kind), eq(likes.record_id, id));
}

function selectLastLiker(database: Database, isLike: SQL | undefined, author: number) {
  const blocked = database
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.user_id, author), eq(blocks.blocked_id, likes.user_id)));
  return database
    .select({ id: users.id, username: users.username, at: likes.created_at })
    .from(likes)
    .innerJoin(users, eq(users.id, likes.user_id))
    .where(and(isLike, ne(likes.user_id, author), notExists(blocked)))
    .orderBy(desc(likes.id))
    .limit(1)
    .get();
}

async function countBlocked(
  database: Database,
  isLike: SQL | undefined,
  author: number,
): Promise<number> {
  const theirs = and(eq(likes.user_id, blocks.blocked_id), isLike);
  const row = await database
    .select({ blocked: count() })
    .from(blocks)
    .innerJoin(likes, theirs)
    .where(eq(blocks.user_id, author))
    .get();
  return row?.blocked ?? 0;
}

function buildNotificationUpdate(
  database: Database,
  event: Event,
  user_id: number,
  key: string,
  columns: Partial<typeof notifications.$inferInsert>,
) {
  return database
    .update(notifications)
    .set(columns)
    .where(and(eq(notifications.user_id, user_id), eq(notifications.key, key), hasVersion(event)));
}
