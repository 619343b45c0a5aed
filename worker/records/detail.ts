import { type Comment, DETAIL_COMMENTS, type Discussion } from '@desert/contract/records/comments';
import type { Story } from '@desert/contract/records/stories';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import {
  afterAddress,
  commentPage,
  laterPage,
  PAGE_TEXT,
  selectComments,
  selectFirstComment,
  selectLater,
} from './comments.ts';
import type { StoryKind } from './kind.ts';
import { nextAddress } from './paging.ts';
import { rowsToJson, selectRecords, viewerColumns } from './queries.ts';
import { heldComments, selectHeldComments } from './visibility/held.ts';

const COMMENTS = { limit: DETAIL_COMMENTS };

/** Maximum comments up to a requested one. `AFTER` more follow it. */
const BEFORE = DETAIL_COMMENTS / 2;
const AFTER = DETAIL_COMMENTS - BEFORE;

interface StoryAsked {
  id: number;
  viewer: number | null;
  path: string;
  comment?: number | undefined;
}

/** Reads a story and its newest comments, or those around `comment`, in one round trip; two if `comment` is deleted. */
export async function findStory(
  database: Database,
  kind: StoryKind,
  asked: StoryAsked,
): Promise<(Story & Discussion<Comment>) | undefined> {
  const { id, viewer, path, comment } = asked;
  const page = comment === undefined ? COMMENTS : { limit: BEFORE, cursor: { id: comment + 1 } };
  const later = { after: comment ?? Number.MAX_SAFE_INTEGER, limit: AFTER };
  const reading = { viewer, listed: false };
  const held = viewer === null ? [] : [selectHeldComments(database, kind, id, viewer)];
  const [rows, newest, [first], laterRows, heldRows = []] = await database.batch([
    selectRecords(database, kind, reading, viewerColumns(kind, viewer)).where(
      eq(kind.table.id, id),
    ),
    selectComments(database, kind, id, page),
    selectFirstComment(database, kind, id, viewer),
    selectLater(database, kind, id, later),
    ...held,
  ]);
  const [story] = rowsToJson(kind, rows, reading) as Story[];
  if (!story) return undefined;
  const text = comment === undefined ? PAGE_TEXT : PAGE_TEXT / 2;
  const { records, cursor } = commentPage(kind, newest, page, text);
  if (comment !== undefined && records.at(-1)?.id !== comment)
    return findStory(database, kind, { id, viewer, path });
  const after = laterPage(kind, laterRows, AFTER, text);
  const comments = `${path.replace(/\/$/, '')}/comments/`;
  return {
    ...story,
    comments: [...records, ...after.records, ...heldComments(kind, heldRows, viewer)].toSorted(
      (a, b) => a.id - b.id,
    ),
    earlier_comments: cursor ? nextAddress(comments, cursor) : null,
    ...(after.last !== undefined && { later_comments: afterAddress(comments, after.last) }),
    viewer_first_comment: first?.id ?? null,
  };
}
