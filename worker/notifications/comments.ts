import { commentPath, toCommentsKind } from '@desert/contract/records/kinds';
import { commentRows as comments, users } from '@desert/drizzle/schema';
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { JobStep } from '../jobs/handler.ts';
import type { Database } from '../platform/database/open.ts';
import type { StoryKind } from '../records/kind.ts';
import { findMentioned } from './mentioned.ts';
import { putBackAs, timeOfEvent } from './put-back.ts';
import {
  buildBundleUpdate,
  type Event,
  ONE_MORE,
  buildNotificationInsert,
  type NewNotification,
} from './recipients.ts';
import { readNextSavers } from './savers.ts';

/**
 * Notifies members about a comment, each once: the author of the parent comment, mentioned members, the author of the
 * story, and members who saved it. After an edit, notifies mentioned members only.
 */
export async function notifyOfComment(
  database: Database,
  event: Event,
  kind: StoryKind,
): Promise<JobStep> {
  const { name } = kind;
  const comment = await findComment(database, kind, event.source_id);
  if (!comment || comment.actor.id === 0) return {};
  const { actor, story, created_at } = comment;
  const as = await putBackAs(database, event, toCommentsKind(name), created_at);
  if (as === 'old') return {};
  // Members may have been notified of newer comments before a pending one or a retry.
  const isLate = as === 'held' || event.attempts > 1;
  const notice: Omit<NewNotification, 'kind'> = {
    key: `${event.source_table} ${event.source_id}`,
    source_table: event.source_table,
    source_id: event.source_id,
    actor,
    title: story.title,
    path: commentPath(name, story.id, event.source_id),
    at: timeOfEvent(event, as, created_at),
    isHidden: isStoryGone(kind, story.id),
  };
  const mentioned = await findMentioned(database, comment.content);
  if (event.change === 'update')
    return {
      statements: [
        buildNotificationInsert(database, event, { ...notice, kind: 'mention' }, mentioned),
      ],
    };
  const { recipients, cursor } = await readNextSavers(database, name, story.id, event.cursor);
  const otherwise = new Set([comment.parentAuthor, ...mentioned, story.user_id]);
  const isAuthorsTurn = event.cursor === 0;
  const change = { change: 'comments' };
  const saved: NewNotification = {
    ...notice,
    kind: 'saved',
    key: `saved ${name} ${story.id} comments`,
    detail: change,
  };
  return {
    statements: [
      ...(isAuthorsTurn && comment.parentAuthor !== null
        ? [
            buildNotificationInsert(database, event, { ...notice, kind: 'reply' }, [
              comment.parentAuthor,
            ]),
          ]
        : []),
      ...(isAuthorsTurn
        ? [buildNotificationInsert(database, event, { ...notice, kind: 'mention' }, mentioned)]
        : []),
      ...(isAuthorsTurn
        ? [
            buildNotificationInsert(database, event, { ...notice, kind: 'comment' }, [
              story.user_id,
            ]),
          ]
        : []),
      buildNotificationInsert(
        database,
        event,
        { ...saved, high_water_mark: event.source_id },
        recipients.filter((id) => !otherwise.has(id)),
        buildBundleUpdate(ONE_MORE, isLate),
      ),
    ],
    ...(cursor !== undefined && { cursor }),
  };
}

/** Finds a visible comment, also on an invisible story: its notifications are hidden until the story is restored. */
export async function findComment(
  database: Database,
  { name, recordRows: stories }: StoryKind,
  id: number,
) {
  const root = alias(comments, 'root');
  const row = await database
    .select({
      content: comments.content,
      created_at: comments.created_at,
      actor: { id: users.id, username: users.username },
      story: { id: stories.id, title: stories.title, user_id: stories.user_id },
      parentAuthor: root.user_id,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.user_id))
    .innerJoin(stories, eq(stories.id, comments.record_id))
    .leftJoin(root, and(eq(root.id, comments.parent_id), isVisible(root)))
    .where(and(eq(comments.id, id), eq(comments.kind, name), isVisible(comments)))
    .get();
  return row;
}

export function isStoryGone({ table: stories }: StoryKind, id: number): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${stories} WHERE ${stories.id} = ${id})`;
}
