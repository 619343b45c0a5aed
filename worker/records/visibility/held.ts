/** Records and comments that only their author and moderators see: pending, or hidden by a moderator. */
import type { Comment } from '@desert/contract/records/comments';
import type { Held } from '@desert/contract/records/records';
import { cases, moderationActions } from '@desert/drizzle/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { getCommentRecords } from '../comments.ts';
import { defineVisibilityColumn, type VisibilityRow } from '../creation.ts';
import {
  isStoryKind,
  type RecordJson,
  type RecordKind,
  type Records,
  type StoryKind,
} from '../kind.ts';
import { aliasAllRows, toRecordsJson, selectRecords } from '../queries.ts';
import { isOwnUnderModeration } from './rights.ts';

const NO_COMMENTS = { comments: [], earlier_comments: null, viewer_first_comment: null };

export async function findHeld(
  database: Database,
  kind: RecordKind,
  id: number,
  viewer: number,
): Promise<(RecordJson & Held) | undefined> {
  const rows = await selectHeld(database, kind, viewer, eq(kind.table.id, id));
  const [record] = toHeldJson(kind, rows, viewer);
  return record && { ...record, ...(isStoryKind(kind) && NO_COMMENTS) };
}

/** Maximum cases of the viewer, newest first, among which their held comments are looked up. */
const MAX_CASES = 20;

/** Selects the viewer's held comments on a story. */
export function selectHeldComments(
  database: Database,
  kind: StoryKind,
  story: number,
  viewer: number,
) {
  const records = getCommentRecords(kind);
  const newest = sql`(SELECT subject_id FROM (SELECT kind, subject_id FROM ${cases} WHERE author_id = ${viewer} ORDER BY id DESC
    LIMIT ${MAX_CASES}) WHERE kind = ${records.name})`;
  const { comments } = kind;
  const isOn = sql`${comments.kind} = ${kind.name} AND ${comments.record_id} = ${story} AND ${comments.id} IN ${newest}`;
  return selectHeld(database, records, viewer, isOn);
}

export function toHeldComments(kind: StoryKind, rows: object[], viewer: number | null): Comment[] {
  return toHeldJson<Comment>(getCommentRecords(kind), rows, viewer);
}

function selectHeld(database: Database, records: Records, viewer: number | null, where: SQL) {
  const { table } = records;
  const hiding = sql<string | null>`(SELECT json_object('rule', hid.rule, 'reason', hid.reason)
    FROM ${moderationActions} AS hid WHERE hid.kind = ${records.name} AND hid.subject_id = ${table.id}
    AND hid.action = 'hide' ORDER BY hid.id DESC LIMIT 1)`;
  const columns = { ...defineVisibilityColumn(records), hiding: hiding.as('hiding') };
  return selectRecords(
    database,
    records,
    { viewer, listed: false },
    columns,
    aliasAllRows(records),
  ).where(and(isOwnUnderModeration(records, viewer), where));
}

function toHeldJson<Json extends RecordJson>(
  records: Records<never, Json>,
  rows: object[],
  viewer: number | null,
): (Json & Held)[] {
  return toRecordsJson(records, rows, { viewer, listed: false }).map((json, at) =>
    Object.assign(json, parseHeldReason(rows[at] as HeldRow)),
  );
}

interface HeldRow extends VisibilityRow {
  hiding: string | null;
}

function parseHeldReason({ visibility, hiding }: HeldRow): Held {
  if (visibility === 'pending') return { pending: true };
  return { hidden: JSON.parse(hiding ?? '{"rule":"","reason":""}') as NonNullable<Held['hidden']> };
}
