import { COMMENTS_CLOSED } from '@desert/contract/records/comments';
import { and, eq, getTableColumns, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { defineVisibilityColumn, type VisibilityRow } from './creation.ts';
import { listInputNames, listStaleFields } from './edit-base.ts';
import type { Records } from './kind.ts';
import { aliasAllRows, toRecordsJson, selectRecords } from './queries.ts';
import { checkOwner } from './refusals.ts';
import { buildImageWrites, refuseProblems } from './save-images.ts';
import type { Edit, Review, SaveRequest, Values, Written } from './save.ts';
import { canEdit, canSee, HIDDEN, isOnVisibleStory } from './visibility/rights.ts';

/**
 * Edits the user's record and its images, or nothing if one of the changes is refused. Readers see the previous values
 * while an edit is pending, but the new images. @param review omitted if none is needed
 */
export async function editRecord(
  database: Database,
  records: Records,
  save: SaveRequest & { id: number },
  review?: Review,
): Promise<Written> {
  const { table, recordRows: rows } = records;
  const { id, user_id } = save;
  const reading = { viewer: user_id, listed: false };
  const guarded = listStaleFields(records, save);
  const images = buildImageWrites(database, records, id, save);
  const isOwn = and(eq(rows.id, id), canEdit(records, save));
  const isFresh = and(isOwn, ...guarded.map(([, isStale]) => not(isStale)), images.isValid);
  // A pending record's edit is reviewed with the record. A retry must not publish what was held.
  const waits =
    review &&
    sql`(${rows.visibility} = 'visible' AND (${review.isNeeded} OR ${rows.pending_edit} IS NOT NULL))`;
  const fields = sql<string>`json_object(${buildFieldEntries(guarded)})`.as('fields');
  const [wrong, ...results] = await writeBatch(database, [
    database
      .select({ fields, images: images.problems.as('images') })
      .from(rows)
      .where(isOwn),
    ...(waits ? [keepForReview(database, records, save, and(isFresh, waits))] : []),
    ...(Object.keys(save.values).length > 0
      ? [applyEdit(database, records, save, and(isFresh, waits && not(waits)))]
      : []),
    ...(review
      ? review.queue(sql`(SELECT ${rows.id} FROM ${rows} WHERE ${and(isOwn, isWaiting(records))})`)
      : []),
    ...images.write(isFresh),
    selectRecords(
      database,
      records,
      reading,
      {
        waits: sql<number>`${table.pending_edit} IS NOT NULL`.as('waits'),
        ...defineVisibilityColumn(records),
      },
      aliasAllRows(records),
    ).where(
      and(
        eq(table.id, id),
        isOnVisibleStory(records, undefined, records.on?.comments),
        canSee(records, user_id),
      ),
    ),
  ]);
  const stored = results.at(-1) as (VisibilityRow & { waits: number; user_id: number })[];
  const [json] = toRecordsJson(records, stored, reading);
  const record = checkOwner(json, user_id);
  if (stored[0]?.visibility === 'hidden') throw new Refusal(404, HIDDEN);
  if (wrong.length === 0) throw new Refusal(403, COMMENTS_CLOSED);
  refuseProblems(wrong[0]?.images, save.maxImages, parseFieldNames(wrong[0]?.fields), record);
  const isPending = stored[0]?.waits === 1 || stored[0]?.visibility === 'pending';
  return isPending ? { ...record, pending: true } : record;
}

/** SQL of the time (ms since 1970) at which a record's pending edit, otherwise its current text, was written. */
export function selectVersion({ recordRows: rows }: Pick<Records, 'recordRows'>): SQL {
  const { pending_edit, edited_at, created_at } = rows;
  return sql`coalesce(${pending_edit} ->> '$.edited_at', ${edited_at}, ${created_at})`;
}

function isWaiting({ recordRows: rows }: Records): SQL {
  return sql`(${rows.pending_edit} IS NOT NULL OR ${rows.visibility} = 'pending')`;
}

function keepForReview(
  database: Database,
  { recordRows: rows }: Records,
  { values }: Edit,
  where: SQL | undefined,
) {
  const edit = JSON.stringify({ ...values, edited_at: Date.now() });
  const merged = sql`json_patch(ifnull(${rows.pending_edit}, '{}'), ${edit})`;
  return database.update(rows).set({ pending_edit: merged }).where(where);
}

function applyEdit(database: Database, records: Records, { values }: Edit, where: SQL | undefined) {
  const { recordRows: rows } = records;
  const { pending_edit } = rows;
  const paths = sql.join(Object.keys(values).map((name) => sql`, ${`$.${name}`}`));
  return database
    .update(rows)
    .set({
      ...values,
      ...records.edited?.(values),
      edited_at: selectEditTime(rows, values, Date.now()),
      // A timestamp without fields is not an edit.
      pending_edit: sql`nullif(json_remove(${pending_edit}${paths}), json_object('edited_at', ${pending_edit} ->> '$.edited_at'))`,
    })
    .where(where);
}

/** The statement that applies a record's pending edit if it is approved, otherwise drops it. */
export function endPendingEdit(
  database: Database,
  records: Records,
  id: number,
  isApproved: boolean,
  where: SQL,
): BatchItem<'sqlite'> {
  const { recordRows: rows } = records;
  const { pending_edit } = rows;
  const columns = getTableColumns(rows);
  const values = Object.fromEntries(
    listInputNames(records).flatMap((name) => {
      const column = columns[name];
      const path = `$.${name}`;
      const value = sql`iif(json_type(${pending_edit}, ${path}) IS NULL, ${column}, ${pending_edit} ->> ${path})`;
      return column ? [[name, value]] : [];
    }),
  );
  const approved = { ...values, ...records.edited?.(values), edited_at: Date.now() };
  return database
    .update(rows)
    .set({ ...(isApproved && approved), pending_edit: null })
    .where(and(eq(rows.id, id), isNotNull(pending_edit), where));
}

function buildFieldEntries(fields: [string, SQL][]): SQL {
  const entries = fields.map(([name, isStale]) => sql`${name}, ${isStale}`);
  return sql.join(entries, sql`, `);
}

function parseFieldNames(fields = '{}'): string[] {
  const entries = Object.entries(JSON.parse(fields) as Record<string, number>);
  return entries.flatMap(([name, isStale]) => (isStale ? [name] : []));
}

function selectEditTime(rows: Records['recordRows'], values: Values, now: number): SQL {
  const columns = getTableColumns(rows);
  const changes = Object.entries(values).flatMap(([name, value]) => {
    const column = columns[name];
    return column && value !== undefined ? [sql`${column} IS NOT ${sql.param(value, column)}`] : [];
  });
  if (changes.length === 0) return sql`${rows.edited_at}`;
  return sql`CASE WHEN ${sql.join(changes, sql` OR `)} THEN ${now} ELSE ${rows.edited_at} END`;
}
