/** Comments go and come back in one batch with the count of their story. */
import type { Comment } from '@desert/contract/comments';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { retryOnce } from '../../database/retry.ts';
import type { Target } from '../changes.ts';
import {
  forgetDeletedRows,
  storeRows,
  deletedValue,
  restoreRows,
  selectDeletedValue,
} from '../deleted-rows.ts';
import type { StoryKind } from '../kind.ts';
import { answersOf, selectRecords } from '../queries.ts';
import { commentsOf } from './comment.ts';

/**
 * Deletes a comment, if it is the user's own, and stores it for `restoreComment`.
 * @returns whose it was, if there is one
 */
export async function deleteComment(
  database: Database,
  { story: { stories, comments } }: StoryKind,
  target: Target,
): Promise<Target | undefined> {
  const { id, user_id } = target;
  const deletion = { ...target, table: comments, now: Date.now() };
  const own = and(eq(comments.id, id), eq(comments.user_id, user_id));
  const story = database.select({ id: comments.record_id }).from(comments).where(own);
  const [[found]] = await retryOnce(() =>
    database.batch([
      database
        .select({ id: comments.id, user_id: comments.user_id })
        .from(comments)
        .where(eq(comments.id, id)),
      database
        .update(stories)
        .set({ comment_count: sql`${stories.comment_count} - 1` })
        .where(eq(stories.id, story)),
      storeRows(database, deletion, comments, own),
      database.delete(comments).where(own),
    ]),
  );
  return found;
}

/**
 * Puts a comment back that its user deleted a moment ago, where there still is what it was on; one that
 * is there already stays as it is.
 * @returns the comment as it then is, if there is one
 */
export async function restoreComment(
  database: Database,
  kind: StoryKind,
  target: Target,
): Promise<Comment | undefined> {
  const { stories, comments } = kind.story;
  const records = commentsOf(kind);
  const deletion = { ...target, table: comments, now: Date.now() };
  const reading = { viewer: target.user_id, listed: false };
  const { name } = comments.record_id;
  const story = database
    .select({ id: stories.id })
    .from(stories)
    .where(eq(stories.id, deletedValue(name)));
  const [, , , rows] = await retryOnce(() =>
    database.batch([
      database
        .update(stories)
        .set({ comment_count: sql`${stories.comment_count} + 1` })
        .where(inArray(stories.id, selectDeletedValue(database, deletion, name))),
      restoreRows(database, deletion, comments, exists(story)),
      forgetDeletedRows(database, deletion),
      selectRecords(database, records, reading).where(eq(comments.id, target.id)),
    ]),
  );
  return answersOf(records, rows, reading)[0];
}
