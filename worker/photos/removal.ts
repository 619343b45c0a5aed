/** How photos go that nothing uses any more: their rows first, and then the files that no row needs. */
import { PHOTO_REMOVAL_TIME } from '@desert/drizzle/retention';
import { deletedRows, photoRemovals, photos } from '@desert/drizzle/schema';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import { deletedValue } from '../records/deleted-rows.ts';
import { imageKinds } from '../records/registry.ts';
import { fileKey } from './row.ts';

/** How many photos one batch takes: the bucket deletes 1,000 files at once, and a photo has three. */
export const STEP = 300;

/**
 * Whether an image of a record leads to the photo of a query, or of one that moderation hides: it may be put back. Reads
 * the hidden rows of the photo's owner, through their index.
 */
const isUsed: SQL = sql`(${sql.join(
  [
    ...imageKinds.map(
      ({ images: { table } }) =>
        sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.photo_id} = ${photos.id})`,
    ),
    sql`EXISTS (SELECT 1 FROM ${deletedRows} WHERE ${deletedRows.user_id} = ${photos.user_id}
      AND ${deletedRows.hidden} = 1 AND ${deletedValue('photo_id')} = ${photos.id})`,
  ],
  sql` OR `,
)})`;

/**
 * Deletes the photos that were to be looked at by now and that nothing uses.
 * @param now ms since 1970, as everywhere here
 * @returns how many
 */
export async function removeUnusedPhotos(database: Database, now: number): Promise<number> {
  const due = sql`${photos.id} IN (SELECT id FROM ${photos} WHERE check_at <= ${now} ORDER BY check_at, id LIMIT ${STEP})`;
  let removed = 0;
  for (;;) {
    const [kept, , gone] = await writeBatch(database, [
      database.update(photos).set({ check_at: null }).where(and(due, isUsed)),
      ...deletePhotos(database, and(due, sql`NOT ${isUsed}`), now),
    ]);
    removed += gone.meta.changes;
    if (kept.meta.changes + gone.meta.changes === 0) return removed;
  }
}

/** The statements that delete a user's photos, as many as a batch takes, once no image leads to them. */
export function deletePhotosOf(database: Database, user_id: number, now: number) {
  const own = sql`SELECT id FROM ${photos} WHERE user_id = ${user_id} AND NOT ${isUsed} ORDER BY id LIMIT ${STEP}`;
  return deletePhotos(database, sql`${photos.id} IN (${own})`, now);
}

/** @param where which photos: the same ones in both statements */
function deletePhotos(database: Database, where: SQL | undefined, now: number) {
  const { hash, format, sizes } = photos;
  return [
    database
      .insert(photoRemovals)
      .select(sql`SELECT ${hash}, ${format}, ${sizes}, ${now}, NULL FROM ${photos} WHERE ${where}`)
      .onConflictDoUpdate({
        target: photoRemovals.hash,
        // Not before an upload of the same photo is over.
        set: { due_at: sql`max(${photoRemovals.due_at}, excluded.due_at)` },
      }),
    database.delete(photos).where(where),
  ] as const;
}

/**
 * Removes the files that no photo needs any more. Each is claimed first: an upload of the same photo waits until it
 * is gone. A claim that is left behind is taken over once it is old.
 * @returns how many photos' files are gone
 * @throws where the bucket fails
 */
export async function removeFiles(
  database: Database,
  bucket: R2Bucket,
  now: number,
): Promise<number> {
  const isDue = sql`${photoRemovals.due_at} <= ${now}`;
  const isNeeded = sql`EXISTS (SELECT 1 FROM ${photos} WHERE ${photos.hash} = ${photoRemovals.hash})`;
  const isFree = sql`(claimed_at IS NULL OR claimed_at <= ${now - PHOTO_REMOVAL_TIME})`;
  const next = sql`SELECT hash FROM ${photoRemovals} WHERE ${isDue} AND ${isFree} ORDER BY due_at LIMIT ${STEP}`;
  let removed = 0;
  for (;;) {
    const [, claimed] = await writeBatch(database, [
      database.delete(photoRemovals).where(and(isDue, isNeeded)),
      database
        .update(photoRemovals)
        .set({ claimed_at: now })
        .where(sql`hash IN (${next})`)
        .returning(),
    ]);
    if (claimed.length === 0) return removed;
    const hashes = JSON.stringify(claimed.map(({ hash }) => hash));
    const isClaimed = sql`hash IN (SELECT value FROM json_each(${hashes}))`;
    try {
      await bucket.delete(
        claimed.flatMap(({ sizes, ...file }) => sizes.map((width) => fileKey({ ...file, width }))),
      );
    } catch (error) {
      await database.update(photoRemovals).set({ claimed_at: null }).where(isClaimed);
      throw error;
    }
    // What was announced meanwhile is to be removed later.
    await writeBatch(database, [
      database.delete(photoRemovals).where(and(isClaimed, isDue)),
      database.update(photoRemovals).set({ claimed_at: null }).where(isClaimed),
    ]);
    removed += claimed.length;
  }
}
