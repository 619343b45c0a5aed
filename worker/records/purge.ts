/**
 * Deletes soft-deleted records for good after `RESTORE_WINDOW_MS`: first their comments, likes, images and saves. The
 * photo sweep deletes the photos.
 */
import { RESTORE_WINDOW_MS } from '@desert/drizzle/retention';
import { NOT_VISIBLE } from '@desert/drizzle/schema/visibility';
import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { JobHandler } from '../jobs/handler.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { log } from '../platform/log/log.ts';
import { listChildTables, type Records } from './kind.ts';
import { MODERATED_KINDS } from './moderated-kinds.ts';

/** Maximum rows of each child table that one batch deletes. */
const ROWS_PER_STEP = 500;
const RECORDS_PER_STEP = 50;

export const purgeHandler: JobHandler = {
  async run({ database }, [job]) {
    log('records.purged', { purged: await purgeDeleted(database, job.at) });
    return {};
  },
};

/** @param now ms since 1970 @returns the number of records and comments that were removed */
export async function purgeDeleted(database: Database, now: number): Promise<number> {
  let removed = 0;
  for (const records of byTable.values()) removed += await purgeKind(database, records, now);
  return removed;
}

/** Comments of all kinds share a table. */
const byTable = new Map(MODERATED_KINDS.map((records) => [records.recordRows, records]));

async function purgeKind(database: Database, records: Records, now: number): Promise<number> {
  const { recordRows: rows } = records;
  const children = listChildTables(records);
  const isDue = and(
    sql.raw(NOT_VISIBLE),
    eq(rows.visibility, 'deleted'),
    lte(rows.visibility_changed_at, now - RESTORE_WINDOW_MS),
  );
  const due = database
    .select({ id: rows.id })
    .from(rows)
    .where(isDue)
    .orderBy(asc(rows.visibility_changed_at), asc(rows.id))
    .limit(RECORDS_PER_STEP);
  const batch = [
    ...children.map(({ table, isOfKind }) => {
      const ids = database
        .select({ id: table.id })
        .from(table)
        .where(and(isOfKind, inArray(table.record_id, due)))
        .limit(ROWS_PER_STEP);
      return database.delete(table).where(inArray(table.id, ids));
    }),
    database
      .delete(rows)
      .where(
        and(
          inArray(rows.id, due),
          ...children.map(({ table, isOfKind }) =>
            notInArray(
              rows.id,
              database
                .select({ id: table.record_id })
                .from(table)
                .where(and(isOfKind, inArray(table.record_id, due))),
            ),
          ),
        ),
      )
      .returning({ id: rows.id }),
    database.select({ left: sql<number>`EXISTS ${due}`.as('left') }).from(sql`(SELECT 1)`),
  ];
  let removed = 0;
  for (;;) {
    const results = await writeBatch(database, batch);
    removed += (results.at(-2) as unknown[]).length;
    const [state] = results.at(-1) as { left: number }[];
    if (state?.left !== 1) return removed;
  }
}
