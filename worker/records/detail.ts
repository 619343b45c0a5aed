import {
  type Comment,
  COMMENTS_PAGE_SIZE,
  type Discussion,
} from '@desert/contract/records/comments';
import type { Story } from '@desert/contract/records/stories';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import {
  afterAddress,
  commentPage,
  toLaterPage,
  MAX_PAGE_TEXT,
  selectComments,
  selectFirstComment,
  selectLater,
} from './comments.ts';
import type { StoryKind } from './kind.ts';
import { nextAddress } from './paging.ts';
import { toRecordsJson, selectRecords, defineViewerColumns } from './queries.ts';
import { toHeldComments, selectHeldComments } from './visibility/held.ts';

const COMMENTS = { limit: COMMENTS_PAGE_SIZE };

/** Maximum comments up to a requested one. `AFTER` more follow it. */
const BEFORE = COMMENTS_PAGE_SIZE / 2;
const AFTER = COMMENTS_PAGE_SIZE - BEFORE;

interface StoryInput {
  id: number;
  viewer: number | null;
  path: string;
  comment?: number | undefined;
}

/** Reads a story and its newest comments, or those around `comment`, in one round trip; two if `comment` is deleted. */
export async function findStory(
  database: Database,
  kind: StoryKind,
  query: StoryInput,
): Promise<(Story & Discussion<Comment>) | undefined> {
  const { id, viewer, path, comment } = query;
  const page = comment === undefined ? COMMENTS : { limit: BEFORE, cursor: { id: comment + 1 } };
  const later = { after: comment ?? Number.MAX_SAFE_INTEGER, limit: AFTER };
  const reading = { viewer, listed: false };
  const held = viewer === null ? [] : [selectHeldComments(database, kind, id, viewer)];
  const [rows, newest, [first], laterRows, heldRows = []] = await database.batch([
    selectRecords(database, kind, reading, defineViewerColumns(kind, viewer)).where(
      eq(kind.table.id, id),
    ),
    selectComments(database, kind, id, page),
    selectFirstComment(database, kind, id, viewer),
    selectLater(database, kind, id, later),
    ...held,
  ]);
  const [story] = toRecordsJson(kind, rows, reading) as Story[];
  if (!story) return undefined;
  const text = comment === undefined ? MAX_PAGE_TEXT : MAX_PAGE_TEXT / 2;
  const { records, cursor } = commentPage(kind, newest, page, text);
  if (comment !== undefined && records.at(-1)?.id !== comment)
    return findStory(database, kind, { id, viewer, path });
  const after = toLaterPage(kind, laterRows, AFTER, text);
  const comments = `${path.replace(/\/$/, '')}/comments/`;
  return {
    ...story,
    comments: [...records, ...after.records, ...toHeldComments(kind, heldRows, viewer)].toSorted(
      (a, b) => a.id - b.id,
    ),
    earlier_comments: cursor ? nextAddress(comments, cursor) : null,
    ...(after.last !== undefined && { later_comments: afterAddress(comments, after.last) }),
    viewer_first_comment: first?.id ?? null,
  };
}
