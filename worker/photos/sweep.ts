/**
 * Deletes unused photos. One sweep marks them; a later one deletes those still unused, a day or more after their
 * upload.
 */
import { parsePhotoPath } from '@desert/contract/photos/photos';
import { SWEEP_PAUSE_MS, UNUSED_PHOTO_LIFETIME_MS } from '@desert/drizzle/retention';
import { photos, recordImages } from '@desert/drizzle/schema';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { JobHandler } from '../jobs/handler.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { hasRow } from '../platform/database/sql.ts';
import { log } from '../platform/log/log.ts';
import { toFileKey } from '../records/photo-row.ts';

type Photo = typeof photos.$inferSelect;

/** Photos per batch: R2 deletes at most 1,000 files at once, and a photo has up to three. */
export const PHOTOS_PER_STEP = 300;

/** First digits of photo names. The hourly sweep checks one of them, so it checks each name every 16 hours. */
export const DIGITS = '0123456789abcdef';
const HOUR_MS = 60 * 60_000;

/** The condition that an image uses the photo of the outer query. Images of invisible records count, until purged. */
const isUsed = hasRow(recordImages, eq(recordImages.photo_id, photos.id));

export const photosHandler: JobHandler = {
  async run({ env, database }, [job]) {
    log('photos.removed', await sweepPhotos(database, env.PHOTOS, job.at));
    return {};
  },
};

/**
 * Deletes photos that an earlier sweep marked and that are still unused, marks the unused ones of this hour's digit,
 * and deletes old files of that digit without a row. @param now ms since 1970 @returns the numbers of deleted photos
 * and files
 */
export async function sweepPhotos(
  database: Database,
  bucket: R2Bucket,
  now: number,
): Promise<{ unused: number; files: number }> {
  const digit = DIGITS.charAt(Math.floor(now / HOUR_MS) % DIGITS.length);
  const unused = await deleteMarked(database, bucket, now);
  await markUnused(database, digit, now);
  return { unused, files: await deleteUnnamedFiles(database, bucket, digit, now) };
}

async function markUnused(database: Database, digit: string, now: number): Promise<void> {
  const hasDigit = sql`${photos.hash} >= ${digit} AND ${photos.hash} < ${`${digit}g`}`;
  await database
    .update(photos)
    .set({
      check_at: sql`max(${now + SWEEP_PAUSE_MS}, ${photos.created_at} + ${UNUSED_PHOTO_LIFETIME_MS})`,
    })
    .where(and(isNull(photos.check_at), hasDigit, sql`NOT ${isUsed}`));
}

/** Deletes marked photos. Checks again that they are unused: a record may have been saved since the mark. */
async function deleteMarked(database: Database, bucket: R2Bucket, now: number): Promise<number> {
  const due = sql`${photos.id} IN (SELECT id FROM ${photos} WHERE check_at <= ${now} ORDER BY check_at, id LIMIT ${PHOTOS_PER_STEP})`;
  let deleted = 0;
  for (;;) {
    const [gone, used] = await writeBatch(database, [
      database
        .delete(photos)
        .where(and(due, sql`NOT ${isUsed}`))
        .returning(),
      database.update(photos).set({ check_at: null }).where(and(due, isUsed)),
    ]);
    await deletePhotoFiles(database, bucket, gone);
    deleted += gone.length;
    if (gone.length + used.meta.changes === 0) return deleted;
  }
}

/** The statement that deletes and returns up to `STEP` unused photos of a user, without their files. */
export function deleteMemberPhotos(database: Database, user_id: number) {
  const isOwn = sql`SELECT id FROM ${photos} WHERE user_id = ${user_id} AND NOT ${isUsed} ORDER BY id LIMIT ${PHOTOS_PER_STEP}`;
  return database
    .delete(photos)
    .where(sql`${photos.id} IN (${isOwn})`)
    .returning();
}

/** Deletes the files of deleted photos. If it fails, a later sweep finds them. */
export async function deletePhotoFiles(
  database: Database,
  bucket: R2Bucket,
  gone: readonly Photo[],
): Promise<void> {
  await deleteFilesWithoutRow(
    database,
    bucket,
    gone.flatMap(({ sizes, ...file }) => sizes.map((width) => toFileKey({ ...file, width }))),
  );
}

/** Deletes files without a row that are older than `UNUSED_PHOTO_LIFETIME_MS`. */
async function deleteUnnamedFiles(
  database: Database,
  bucket: R2Bucket,
  digit: string,
  now: number,
): Promise<number> {
  let deleted = 0;
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: `photos/${digit}`, ...(cursor && { cursor }) });
    const old = page.objects.filter(
      ({ uploaded }) => uploaded.getTime() <= now - UNUSED_PHOTO_LIFETIME_MS,
    );
    deleted += await deleteFilesWithoutRow(
      database,
      bucket,
      old.map(({ key }) => key),
    );
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return deleted;
}

async function deleteFilesWithoutRow(
  database: Database,
  bucket: R2Bucket,
  keys: readonly string[],
): Promise<number> {
  const hashOf = (key: string) => parsePhotoPath(`/${key}`)?.hash;
  const hashes = JSON.stringify(keys.map(hashOf));
  const rows = await database
    .select({ hash: photos.hash })
    .from(photos)
    .where(inArray(photos.hash, sql`(SELECT value FROM json_each(${hashes}))`));
  const named = new Set<string | undefined>(rows.map(({ hash }) => hash));
  const unnamed = keys.filter((key) => !named.has(hashOf(key)));
  if (unnamed.length > 0) await bucket.delete(unnamed);
  return unnamed.length;
}
