import { typedLinks } from '@desert/contract/text/links';
import { and, eq, sql } from 'drizzle-orm';
import type { Env } from '../env.ts';
import { imagesPerRecord } from '../limits.ts';
import type { Database } from '../platform/database/open.ts';
import { createRecord } from '../records/creation.ts';
import { editRecord } from '../records/edits.ts';
import type { Records } from '../records/kind.ts';
import { allRows } from '../records/queries.ts';
import type { RecordToSave, Written } from '../records/save.ts';
import { reviewBy } from './review.ts';

/** Saves a record with its tags and images in one transaction, all or nothing. It is pending if it needs a review. */
export async function saveRecord(
  database: Database,
  env: Pick<Env, 'PENDING_WRITINGS' | 'IMAGES_PER_RECORD'>,
  records: Records,
  { id, ...input }: RecordToSave,
): Promise<Written> {
  const save = { ...input, maxImages: imagesPerRecord(env) };
  const review = reviewBy(database, env, records, save.user_id);
  const isReviewed = review && (await addsLinks(database, records, { ...save, id }));
  const needed = isReviewed ? review : undefined;
  return id === undefined
    ? createRecord(database, records, save, needed)
    : editRecord(database, records, { ...save, id }, needed);
}

async function addsLinks(
  database: Database,
  records: Records,
  { id, user_id, values }: RecordToSave,
): Promise<boolean> {
  const links = typedLinks(values);
  if (links.size === 0) return false;
  if (id === undefined) return true;
  const { table, search } = records;
  const [before] = await database
    .select({
      title: sql`${search.title ?? null}`.as('title'),
      text: sql`${search.text}`.as('text'),
    })
    .from(allRows(records))
    .where(and(eq(table.id, id), eq(table.user_id, user_id)));
  if (!before) return false;
  const known = typedLinks(before);
  return [...links].some((link) => !known.has(link));
}
