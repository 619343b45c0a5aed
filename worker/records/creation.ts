import { COMMENTS_CLOSED } from '@desert/contract/records/comments';
import type { Pending } from '@desert/contract/records/records';
import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { GONE, Refusal } from '../http/response/refusal.ts';
import { existsIn } from '../platform/database/exists.ts';
import { insertSelect } from '../platform/database/insert-select.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { addToComments } from './counts.ts';
import type { RecordJson, Records, StoryTables } from './kind.ts';
import { allRows, rowsToJson, selectRecords } from './queries.ts';

export interface Creation {
  user_id: number;
  idempotency_key: string;
  isModerator?: boolean;
}

export interface OwnedId {
  id: number;
  /** The user who requests a change. */
  user_id: number;
}

export type Written = RecordJson & Pending;

export type Values = Record<string, unknown>;

export interface Review {
  /** Creation time of a new record: its case must be opened at the same ms, which tells it from a later review. */
  now: number;
  isNeeded: SQL;
  /** Statements that queue a pending record and notify its author. @param id subquery of the id; NULL if not pending */
  queue: (id: SQL) => BatchItem<'sqlite'>[];
}

/**
 * Creates a record once per idempotency key; a comment in one batch with its story's count. Refuses the key of a
 * deleted record, which a retry must not create again. @returns the record of the key, which may be a comment on
 * another story
 */
export async function createRecord(
  database: Database,
  records: Records,
  creation: Creation,
  values: Values,
  review?: Review,
): Promise<Written> {
  const { table, recordRows: rows } = records;
  const { user_id, idempotency_key } = creation;
  const reading = { viewer: user_id, listed: false };
  const visibility = review && sql`iif(${review.isNeeded}, 'pending', 'visible')`;
  const created_at = review?.now ?? Date.now();
  const record = { ...values, user_id, idempotency_key, created_at, visibility };
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
  const stored = results.at(-1) as VisibilityRow[];
  const [json] = rowsToJson(records, stored, reading);
  if (!json) return refuseComment(database, records, values);
  if (stored[0]?.visibility === 'deleted')
    throw new Refusal(410, 'This was already posted and has since been deleted.');
  return stored[0]?.visibility === 'visible' ? json : { ...json, pending: true };
}

/** Refuses a comment because its story is missing or locked. */
async function refuseComment(database: Database, { on }: Records, values: Values): Promise<never> {
  const story =
    on &&
    (await database
      .select({ locked: on.stories.locked })
      .from(on.stories)
      .where(eq(on.stories.id, values['record_id'] as number))
      .get());
  throw story?.locked ? new Refusal(403, COMMENTS_CLOSED) : new Refusal(404, GONE);
}

export interface VisibilityRow {
  visibility: string;
}

export const visibilityColumn = ({ table }: Records) => ({
  visibility: sql<string>`${table.visibility}`.as('visibility'),
});

function insertRecord(database: Database, { recordRows: rows }: Records, record: Values) {
  return database.insert(rows).values(record).onConflictDoNothing({ target: rows.idempotency_key });
}

/** Inserts a comment unless its story is missing or locked for the user. Does not count retries and pending ones. */
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
  return [
    addToComments(database, storyRows, 1, and(isOnOpen, not(isRetry), isPending && not(isPending))),
    insertSelect(
      database,
      rows,
      record as never,
      sql`FROM ${stories} WHERE ${isOpen}`,
    ).onConflictDoNothing({ target: rows.idempotency_key }),
  ];
}
