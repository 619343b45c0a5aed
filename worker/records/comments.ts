import { type Image, NO_ADDRESS } from '@desert/contract/photos/images';
import {
  type Comment,
  CommentInput,
  type CommentsInput,
  NO_SUCH_COMMENT,
} from '@desert/contract/records/comments';
import { KINDS, type StoryName, toCommentsKind } from '@desert/contract/records/kinds';
import type { PageQuery } from '@desert/contract/records/list-query';
import { commentRows } from '@desert/drizzle/schema';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { defineImagesColumn } from './images.ts';
import type { Records, StoryKind } from './kind.ts';
import { takeFirstFitting, type Page, toPage, countRowsToRead } from './paging.ts';
import { toRecordsJson, selectRecords } from './queries.ts';
import type { Creation } from './save.ts';

interface CommentRow {
  images: Image[];
  content: string;
  kind: StoryName;
  record_id: number;
  parent_id: number | null;
  parent_gone: boolean;
}

export function getCommentRecords(story: StoryKind): Records<CommentRow, Comment> {
  const { comments } = story;
  return {
    name: toCommentsKind(story.name),
    table: comments,
    recordRows: commentRows,
    on: story,
    input: CommentInput,
    search: { text: comments.content },
    images: { missing: NO_ADDRESS },
    imagesAreOptional: true,
    columns: () => ({
      images: defineImagesColumn('comments', comments),
      content: comments.content,
      kind: comments.kind,
      record_id: comments.record_id,
      parent_id: comments.parent_id,
      parent_gone: sql<boolean>`(${comments.parent_id} IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM ${comments} AS parent WHERE parent.id = ${comments.parent_id}))`
        .mapWith(Boolean)
        .as('parent_gone'),
    }),
    toJson: (row) => ({
      id: row.id,
      content: row.content,
      images: row.images,
      user_id: row.user_id,
      // A retry's key may be that of a comment on a story of another kind.
      [KINDS[row.kind].field]: row.record_id,
      users: row.author,
      parent_id: row.parent_id,
      ...(row.parent_gone && { parent_gone: true }),
      created_at: new Date(row.created_at).toISOString(),
    }),
  };
}

const reading = { viewer: null, listed: false };

export function selectComments(
  database: Database,
  kind: StoryKind,
  story: number,
  query: PageQuery,
) {
  const { comments } = kind;
  const before = query.cursor === undefined ? undefined : lt(comments.id, query.cursor.id);
  return selectRecords(database, getCommentRecords(kind), reading)
    .where(and(eq(comments.record_id, story), before))
    .orderBy(desc(comments.id))
    .limit(countRowsToRead(query));
}

export function selectFirstComment(
  database: Database,
  { comments }: StoryKind,
  story: number,
  viewer: number | null,
) {
  // For a visitor without a session this compares with NULL, which matches no row.
  const isOwn = sql`${comments.user_id} = ${viewer}`;
  return database
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.record_id, story), isOwn))
    .orderBy(asc(comments.id))
    .limit(1);
}

/**
 * Maximum UTF-16 units of comments per page. Their HTML, several times as large if full of links, must fit in
 * `FRAGMENT_MAX_BYTES`.
 */
export const MAX_PAGE_TEXT = 100_000;

/** UTF-16 units that each image counts as, in addition to its address and description, which its HTML repeats. */
const IMAGE_TEXT_LENGTH = 500;

function countFittingComments(comments: Comment[], limit: number, text: number): number {
  const lengthOf = ({ content, images }: Comment) =>
    images.reduce(
      (length, { url, alt }) => length + IMAGE_TEXT_LENGTH + 2 * (url.length + alt.length),
      content.length,
    );
  return Math.min(limit, takeFirstFitting(comments, text, lengthOf).length);
}

export function commentPage(
  kind: StoryKind,
  rows: object[],
  query: PageQuery,
  text = MAX_PAGE_TEXT,
): Page<Comment> {
  const comments = toRecordsJson(getCommentRecords(kind), rows, reading);
  const page = toPage(comments, {
    ...query,
    limit: countFittingComments(comments, query.limit, text),
  });
  return { ...page, records: page.records.toReversed() };
}

export function selectLater(
  database: Database,
  kind: StoryKind,
  story: number,
  { after, limit }: { after: number; limit: number },
) {
  const { comments } = kind;
  return selectRecords(database, getCommentRecords(kind), reading)
    .where(and(eq(comments.record_id, story), gt(comments.id, after)))
    .orderBy(asc(comments.id))
    .limit(limit + 1);
}

/** A page of later comments, and the id of the last one if more follow. @param text maximum UTF-16 units in total */
export function toLaterPage(
  kind: StoryKind,
  rows: object[],
  limit: number,
  text = MAX_PAGE_TEXT,
): { records: Comment[]; last?: number } {
  const comments = toRecordsJson(getCommentRecords(kind), rows, reading);
  const records = comments.slice(0, countFittingComments(comments, limit, text));
  const last = records.at(-1);
  return comments.length > records.length && last ? { records, last: last.id } : { records };
}

export function afterAddress(path: string, comment: number): string {
  return `${path.replace(/\/?$/, '/')}?after=${comment}`;
}

export async function listComments(
  database: Database,
  kind: StoryKind,
  story: number,
  { after, ...asked }: CommentsInput,
): Promise<Page<Comment> & { last?: number }> {
  const { table: stories } = kind;
  const { limit } = asked;
  const [[row], rows] = await database.batch([
    database.select({ id: stories.id }).from(stories).where(eq(stories.id, story)),
    after === undefined
      ? selectComments(database, kind, story, asked)
      : selectLater(database, kind, story, { after, limit }),
  ]);
  if (!row) throw new Refusal(404, GONE);
  return after === undefined ? commentPage(kind, rows, asked) : toLaterPage(kind, rows, limit);
}

interface SentReply extends Pick<Creation, 'idempotency_key'> {
  parent_id: number;
  record_id: number;
}

/**
 * The parent id of a reply: the comment replied to, or that comment's parent, because replies have one level. A retry
 * gets its original parent.
 */
export async function findRoot(
  database: Database,
  { comments }: StoryKind,
  { parent_id, record_id, idempotency_key }: SentReply,
): Promise<number | null> {
  const [[parent], [sent]] = await database.batch([
    database
      .select({ id: comments.id, parent_id: comments.parent_id })
      .from(comments)
      .where(and(eq(comments.id, parent_id), eq(comments.record_id, record_id))),
    database
      .select({ parent_id: commentRows.parent_id })
      .from(commentRows)
      .where(eq(commentRows.idempotency_key, idempotency_key)),
  ]);
  if (sent) return sent.parent_id;
  if (!parent) throw new Refusal(400, { parent_id: NO_SUCH_COMMENT });
  return parent.parent_id ?? parent.id;
}

export function findCommentStory(
  database: Database,
  { table: stories, comments }: StoryKind,
  comment: number,
): Promise<{ user_id: number } | undefined> {
  return database
    .select({ user_id: stories.user_id })
    .from(comments)
    .innerJoin(stories, eq(stories.id, comments.record_id))
    .where(eq(comments.id, comment))
    .get();
}
