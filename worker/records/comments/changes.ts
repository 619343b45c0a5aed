import type { Comment, NewComment } from '@desert/contract/comments';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { retryOnce } from '../../database/retry.ts';
import type { Creation } from '../changes.ts';
import type { StoryKind } from '../kind.ts';
import { answersOf, selectRecords } from '../queries.ts';
import { commentsOf } from './comment.ts';

/**
 * Adds a comment, once, in one batch with the count of its story.
 * @returns the comment of that key as it now is: on another story, where the key was used there;
 *   undefined where there is no such story
 */
export async function createComment(
  database: Database,
  kind: StoryKind,
  { user_id, idempotency_key }: Creation,
  { content, record_id }: NewComment,
): Promise<Comment | undefined> {
  const { stories, comments } = kind.story;
  const records = commentsOf(kind);
  const reading = { viewer: user_id, listed: false };
  const written = eq(comments.idempotency_key, idempotency_key);
  const earlier = database.select({ id: comments.id }).from(comments).where(written);
  const row = database
    .select({
      id: sql<number>`NULL`.as('id'),
      user_id: sql<number>`${user_id}`.as('user_id'),
      created_at: sql<number>`${Date.now()}`.as('created_at'),
      idempotency_key: sql<string>`${idempotency_key}`.as('idempotency_key'),
      record_id: sql<number>`${stories.id}`.as('record_id'),
      content: sql<string>`${content}`.as('content'),
    })
    .from(stories)
    .where(eq(stories.id, record_id));
  const [, , rows] = await retryOnce(() =>
    database.batch([
      database
        .update(stories)
        .set({ comment_count: sql`${stories.comment_count} + 1` })
        .where(and(eq(stories.id, record_id), notExists(earlier))),
      database
        .insert(comments)
        .select(row)
        .onConflictDoNothing({ target: comments.idempotency_key }),
      selectRecords(database, records, reading).where(written),
    ]),
  );
  return answersOf(records, rows, reading)[0];
}
