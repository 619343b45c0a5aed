import type { NewComment } from '@desert/contract/comments';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { retryOnce } from '../../database/retry.ts';
import { answersOf, selectRecords } from '../records/queries.ts';
import type { StorySubject } from '../stories/subject.ts';
import type { Making } from '../write-key.ts';
import { type AnsweredComment, commentsOf } from './comment.ts';

/**
 * Adds a comment, once, in one batch with the count of its story.
 * @returns the comment of that key as it now is: on another story, where the key was used there;
 *   undefined where there is no such story
 */
export async function createComment(
  database: Database,
  subject: StorySubject,
  { user_id, write_key }: Making,
  { content, subject_id }: NewComment,
): Promise<AnsweredComment | undefined> {
  const { stories, comments } = subject;
  const collection = commentsOf(subject);
  const reading = { viewer: user_id, listed: false };
  const written = eq(comments.write_key, write_key);
  const earlier = database.select({ id: comments.id }).from(comments).where(written);
  const row = database
    .select({
      id: sql<number>`NULL`.as('id'),
      user_id: sql<number>`${user_id}`.as('user_id'),
      created_at: sql<number>`${Date.now()}`.as('created_at'),
      write_key: sql<string>`${write_key}`.as('write_key'),
      subject_id: sql<number>`${stories.id}`.as('subject_id'),
      content: sql<string>`${content}`.as('content'),
    })
    .from(stories)
    .where(eq(stories.id, subject_id));
  const [, , rows] = await retryOnce(() =>
    database.batch([
      database
        .update(stories)
        .set({ comment_count: sql`${stories.comment_count} + 1` })
        .where(and(eq(stories.id, subject_id), notExists(earlier))),
      database.insert(comments).select(row).onConflictDoNothing({ target: comments.write_key }),
      selectRecords(database, collection, reading).where(written),
    ]),
  );
  return answersOf(collection, rows, reading)[0];
}
