import type { Pending } from '@desert/contract/records';
import { and, eq, getTableColumns, not, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { existsIn } from '../database/exists.ts';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import { addToComments } from './counts.ts';
import type { RecordAnswer, Records, StoryTables } from './kind.ts';
import { allRows, answersOf, selectRecords } from './queries.ts';

/** Who sends a new record, an image or a comment. */
export interface Creation {
  user_id: number;
  /** A retry with the same key changes nothing. */
  idempotency_key: string;
  /** Whether they may comment where comments are closed. */
  isModerator?: boolean;
}

export interface OwnedId {
  id: number;
  /** Whose it is; of a change, who asks for it: nothing is changed where it is somebody else's. */
  user_id: number;
}

/** The answer to a write; `pending` if only its author and moderators see it. */
export type Written = RecordAnswer & Pending;

export type Values = Record<string, unknown>;

/** Sends what is written to the moderators first. */
export interface Review {
  isNeeded: SQL;
  /** The statements that put it into the moderators' queue, and tell its author. @param id the query of its id; null if it does not wait */
  queue: (id: SQL) => BatchItem<'sqlite'>[];
}

/** What `createRecord` returns for the idempotency key of a record that has been deleted. */
export const DELETED_SINCE = 'deleted since';

/**
 * Stores a new record, once; a comment in one batch with the count of its story.
 * @param review if the record may have to wait for a moderator
 * @returns the record of that key as it now is: a comment on another story, where the key was used there;
 *   undefined for a comment where there is no such story
 */
export async function createRecord(
  database: Database,
  records: Records,
  creation: Creation,
  values: Values,
  review?: Review,
): Promise<Written | typeof DELETED_SINCE | undefined> {
  const { table, recordRows: rows } = records;
  const { user_id, idempotency_key } = creation;
  const reading = { viewer: user_id, listed: false };
  const visibility = review && sql`iif(${review.isNeeded}, 'pending', 'visible')`;
  const record = { ...values, user_id, idempotency_key, created_at: Date.now(), visibility };
  const isSent = eq(rows.idempotency_key, idempotency_key);
  const pendingId = sql`(SELECT ${rows.id} FROM ${rows} WHERE ${isSent} AND ${rows.visibility} = 'pending')`;
  const isSeen = or(eq(table.visibility, 'visible'), eq(table.user_id, user_id));
  const results = await writeBatch(database, [
    ...(records.on
      ? insertComment(database, records, records.on, creation, record, review)
      : [insertRecord(database, records, record)]),
    ...(review ? review.queue(pendingId) : []),
    selectRecords(database, records, reading, visibilityColumn(records), allRows(records)).where(
      and(eq(table.idempotency_key, idempotency_key), isSeen),
    ),
  ]);
  return writtenOf(records, results.at(-1) as VisibilityRow[], user_id);
}

export interface VisibilityRow {
  visibility: string;
}

export const visibilityColumn = ({ table }: Records) => ({
  visibility: sql<string>`${table.visibility}`.as('visibility'),
});

function writtenOf(
  records: Records,
  rows: VisibilityRow[],
  viewer: number,
): Written | typeof DELETED_SINCE | undefined {
  const [answer] = answersOf(records, rows, { viewer, listed: false });
  const visibility = rows[0]?.visibility;
  if (!answer || visibility === 'visible') return answer;
  return visibility === 'deleted' ? DELETED_SINCE : { ...answer, pending: true };
}

function insertRecord(database: Database, { recordRows: rows }: Records, record: Values) {
  return database.insert(rows).values(record).onConflictDoNothing({ target: rows.idempotency_key });
}

/** Counts the comment, then inserts it, if its story is open to its author. A retry, or a comment that is pending, is not counted. */
function insertComment(
  database: Database,
  { recordRows: rows }: Records,
  { stories, storyRows }: StoryTables,
  { idempotency_key, isModerator = false }: Creation,
  record: Values,
  review: Review | undefined,
): BatchItem<'sqlite'>[] {
  const isOpen = and(
    eq(stories.id, record['record_id'] as number),
    isModerator ? undefined : eq(stories.locked, false),
  );
  const isOnOpen = sql`${storyRows.id} IN (SELECT ${stories.id} FROM ${stories} WHERE ${isOpen})`;
  const isRetry = existsIn(rows, eq(rows.idempotency_key, idempotency_key));
  const isPending = review && sql`(${review.isNeeded})`;
  const columns = Object.keys(getTableColumns(rows)).map((name) => [
    name,
    sql`${record[name] ?? (name === 'visibility' ? 'visible' : null)}`.as(name),
  ]);
  const row = database
    .select(Object.fromEntries(columns) as Record<string, SQL.Aliased>)
    .from(stories)
    .where(isOpen);
  return [
    addToComments(database, storyRows, 1, and(isOnOpen, not(isRetry), isPending && not(isPending))),
    database
      .insert(rows)
      .select(row as never)
      .onConflictDoNothing({ target: rows.idempotency_key }),
  ];
}
