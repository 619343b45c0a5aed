import { COMMENTS_CLOSED } from '@desert/contract/records/comments';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { insertSelect } from '../platform/database/sql.ts';
import type { Records, StoryKind } from './kind.ts';
import { aliasAllRows, toRecordsJson, selectRecords } from './queries.ts';
import { buildImageWrites, refuseProblems } from './save-images.ts';
import type { Creation, Review, SaveRequest, Values, Written } from './save.ts';
import { canComment } from './visibility/rights.ts';

/**
 * Creates a record with its images once per idempotency key. Refuses the key of a deleted record, which a retry must
 * not create again. @returns the record of the key, which may be a comment on another story
 */
export async function createRecord(
  database: Database,
  records: Records,
  save: SaveRequest,
  review?: Review,
): Promise<Written> {
  const { table, recordRows: rows } = records;
  const { user_id, idempotency_key, values, maxImages } = save;
  const reading = { viewer: user_id, listed: false };
  const visibility = review && sql`iif(${review.isNeeded}, 'pending', 'visible')`;
  const created_at = review?.now ?? Date.now();
  const record = { ...values, user_id, idempotency_key, created_at, visibility };
  const isSent = eq(rows.idempotency_key, idempotency_key);
  const pendingId = sql`(SELECT ${rows.id} FROM ${rows} WHERE ${isSent} AND ${rows.visibility} = 'pending')`;
  const added = save.images?.filter(({ id }) => id === undefined) ?? [];
  const images = buildImageWrites(database, records, null, {
    ...save,
    images: added,
    // Images that an edit adds with the same key are others.
    idempotency_key: `${idempotency_key}-new`,
  });
  const isNew = and(eq(rows.idempotency_key, idempotency_key), eq(rows.created_at, created_at));
  const isSeen = or(eq(table.visibility, 'visible'), eq(table.user_id, user_id));
  const [wrong, ...results] = await writeBatch(database, [
    database.select({ images: images.problems.as('images') }).from(sql`(SELECT 1)`),
    records.on
      ? insertComment(database, records, records.on, save, { record, isValid: images.isValid })
      : insertRecord(database, records, record, images.isValid),
    ...(review ? review.queue(pendingId) : []),
    ...images.write(isNew),
    selectRecords(
      database,
      records,
      reading,
      defineVisibilityColumn(records),
      aliasAllRows(records),
    ).where(and(eq(table.idempotency_key, idempotency_key), isSeen)),
  ]);
  const stored = results.at(-1) as VisibilityRow[];
  const [json] = toRecordsJson(records, stored, reading);
  if (!json) {
    refuseProblems(wrong[0]?.images, maxImages);
    return refuseComment(database, records, values);
  }
  if (stored[0]?.visibility === 'deleted')
    throw new Refusal(410, 'This was already posted and has since been deleted.');
  return stored[0]?.visibility === 'visible' ? json : { ...json, pending: true };
}

/** Refuses a comment because its story is missing or locked. */
async function refuseComment(database: Database, { on }: Records, values: Values): Promise<never> {
  const story =
    on &&
    (await database
      .select({ locked: on.table.locked })
      .from(on.table)
      .where(eq(on.table.id, values['record_id'] as number))
      .get());
  throw story?.locked ? new Refusal(403, COMMENTS_CLOSED) : new Refusal(404, GONE);
}

export interface VisibilityRow {
  visibility: string;
}

export const defineVisibilityColumn = ({ table }: Records) => ({
  visibility: sql<string>`${table.visibility}`.as('visibility'),
});

function insertRecord(
  database: Database,
  { recordRows: rows }: Records,
  record: Values,
  isValid = sql`TRUE`,
) {
  return insertSelect(database, rows, record as never, sql`WHERE ${isValid}`).onConflictDoNothing({
    target: rows.idempotency_key,
  });
}

/** Inserts a comment unless its story is missing or locked for the user. */
function insertComment(
  database: Database,
  { recordRows: rows }: Records,
  { name: kind, table: stories }: StoryKind,
  { isModerator = false }: Creation,
  { record, isValid }: { record: Values; isValid: SQL | undefined },
) {
  const isOpen = and(
    isValid,
    eq(stories.id, record['record_id'] as number),
    canComment(stories, isModerator),
  );
  const from = sql`FROM ${stories} WHERE ${isOpen}`;
  return insertSelect(database, rows, { ...record, kind } as never, from).onConflictDoNothing({
    target: rows.idempotency_key,
  });
}
