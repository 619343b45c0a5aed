import { type Comment, DETAIL_COMMENTS, type Discussion } from '@desert/contract/comments';
import { DETAIL_LIKES, type Like, type Story } from '@desert/contract/stories';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { commentPage, selectComments, selectFirstComment } from './comments.ts';
import type { StoryKind } from './kind.ts';
import { nextAddress } from './paging.ts';
import { answersOf, selectRecords } from './queries.ts';
import { savedColumn } from './saved-column.ts';

const COMMENTS = { limit: DETAIL_COMMENTS };

/**
 * A story with its newest comments and likes, in one round trip. Reads no more than so many of each,
 * however many there are, and one of the viewer's comments.
 * @param path of this read, which the address of earlier comments starts with
 */
export async function findStory(
  database: Database,
  kind: StoryKind,
  { id, viewer, path }: { id: number; viewer: number | null; path: string },
): Promise<(Story & Discussion<Comment>) | undefined> {
  const { stories, likes } = kind.story;
  const reading = { viewer, listed: false };
  const [rows, commentRows, newest, [first]] = await database.batch([
    selectRecords(database, kind, reading, savedColumn(kind, viewer)).where(eq(stories.id, id)),
    selectComments(database, kind, id, COMMENTS),
    database
      .select({ id: likes.id, user_id: likes.user_id })
      .from(likes)
      .where(eq(likes.record_id, id))
      .orderBy(desc(likes.id))
      .limit(DETAIL_LIKES),
    selectFirstComment(database, kind, id, viewer),
  ]);
  const [story] = answersOf(kind, rows, reading) as Story[];
  if (!story) return undefined;
  const { records, cursor } = commentPage(kind, commentRows, COMMENTS);
  const comments = `${path.replace(/\/$/, '')}/comments/`;
  return {
    ...story,
    user_likes: withOwn(newest, story.user_likes),
    comments: records,
    earlier_comments: cursor ? nextAddress(comments, cursor) : null,
    viewer_first_comment: first?.id ?? null,
  };
}

/** The newest likes, the viewer's own always among them. */
function withOwn(newest: Like[], [own]: Like[]): Like[] {
  if (!own || newest.some(({ id }) => id === own.id)) return newest;
  return [...newest.slice(0, DETAIL_LIKES - 1), own];
}
