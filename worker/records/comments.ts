/** The comments on a kind's stories: records that are read by page, those of one story. */
import { type Comment, CommentInput } from '@desert/contract/comments';
import type { PageQuery } from '@desert/contract/list-query';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Records, StoryKind } from './kind.ts';
import { type Page, pageOf, rowsOf } from './paging.ts';
import { answersOf, selectRecords } from './queries.ts';

interface CommentRow {
  content: string;
  record_id: number;
}

/** The comments on a kind's stories, as records; each says what it is on by the kind's `field`. */
export function commentsOf({ story, field }: StoryKind): Records<CommentRow, Comment> {
  const { comments } = story;
  return {
    table: comments,
    on: story,
    input: CommentInput,
    search: { text: comments.content },
    columns: () => ({ content: comments.content, record_id: comments.record_id }),
    toAnswer: (row) => ({
      id: row.id,
      content: row.content,
      user_id: row.user_id,
      [field]: row.record_id,
      users: row.author,
      created_at: new Date(row.created_at).toISOString(),
    }),
  };
}

const reading = { viewer: null, listed: false };

/** The query of a page of a story's comments, newest first: to be put into a batch. */
export function selectComments(
  database: Database,
  kind: StoryKind,
  story: number,
  asked: PageQuery,
) {
  const { comments } = kind.story;
  const before = asked.cursor === undefined ? undefined : lt(comments.id, asked.cursor.id);
  return selectRecords(database, commentsOf(kind), reading)
    .where(and(eq(comments.record_id, story), before))
    .orderBy(desc(comments.id))
    .limit(rowsOf(asked));
}

/** The query of the oldest comment by a viewer on a story: one row at most, to be put into a batch. */
export function selectFirstComment(
  database: Database,
  { story: { comments } }: StoryKind,
  story: number,
  viewer: number | null,
) {
  // A visitor's is compared with NULL, which no row equals.
  const own = sql`${comments.user_id} = ${viewer}`;
  return database
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.record_id, story), own))
    .orderBy(asc(comments.id))
    .limit(1);
}

/** The page from the rows of `selectComments`, oldest first; its cursor leads to earlier ones. */
export function commentPage(kind: StoryKind, rows: object[], asked: PageQuery): Page<Comment> {
  const page = pageOf(answersOf(commentsOf(kind), rows, reading), asked);
  return { ...page, records: page.records.toReversed() };
}

/** A page of a story's comments; undefined where there is no such story. */
export async function listComments(
  database: Database,
  kind: StoryKind,
  story: number,
  asked: PageQuery,
): Promise<Page<Comment> | undefined> {
  const { stories } = kind.story;
  const [[found], rows] = await database.batch([
    database.select({ id: stories.id }).from(stories).where(eq(stories.id, story)),
    selectComments(database, kind, story, asked),
  ]);
  return found && commentPage(kind, rows, asked);
}
