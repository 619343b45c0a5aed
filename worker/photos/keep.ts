import { randomUUID } from 'node:crypto';
import { type Photo, PHOTO_TYPES } from '@desert/contract/photos/photos';
import { photos, removedPhotos } from '@desert/drizzle/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Env } from '../env.ts';
import { isEnabled } from '../flags/flags.ts';
import { limitUploadsByAccount } from '../http/rate-limits/policies.ts';
import { admitRequest, refundHits } from '../http/rate-limits/rate-limit.ts';
import { Refusal } from '../http/response/refusal.ts';
import { readLimit } from '../limits.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { hasRow, insertSelect } from '../platform/database/sql.ts';
import { toFileKey, toPhotoJson } from '../records/photo-row.ts';
import type { CleanSizes } from './sizes.ts';

export interface PhotoWords {
  alt: string;
  color: string;
}

interface Keeping {
  database: Database;
  env: Env;
  user_id: number;
  now?: number;
  demo?: string | undefined;
  /** The field of the request that a refusal names. */
  field: string;
}

/**
 * Stores a photo within the user's quota and rate limit. Idempotent: the same photo again returns the stored one. A
 * failure leaves no row without files; the sweep deletes files without a row. @throws `Refusal` for a photo that a
 * moderator removed (403), above the quota (409) or rate limit (429), and if R2 or the database fails
 */
export async function keepPhoto(
  { database, env, user_id, demo, field, now = Date.now() }: Keeping,
  sizes: CleanSizes,
  words: PhotoWords,
): Promise<Photo> {
  if (!(await isEnabled(database, 'uploads')))
    throw new Refusal(403, {
      [field]: 'Photos can’t be uploaded right now. Please try again later.',
    });
  const hits = await admitRequest(database, limitUploadsByAccount(env, user_id, demo), {
    now,
    field,
  });
  try {
    return await keepAdmitted({ database, env, user_id, now, field }, sizes, words);
  } catch (error) {
    // A refused photo does not count toward the hour's limit.
    await refundHits(database, hits);
    throw error;
  }
}

async function keepAdmitted(
  { database, env, user_id, now, field }: Required<Omit<Keeping, 'demo'>>,
  sizes: CleanSizes,
  words: PhotoWords,
): Promise<Photo> {
  const wasRemoved = hasRow(removedPhotos, eq(removedPhotos.content, sizes.content));
  const [removed] = await database.all<{ it: number }>(sql`SELECT ${wasRemoved} AS it`);
  if (removed?.it === 1)
    throw new Refusal(403, {
      [field]: 'A moderator removed this photo, so it can’t be posted again.',
    });
  const isOwn = and(eq(photos.user_id, user_id), eq(photos.content, sizes.content));
  const [again] = await database.update(photos).set(buildAgeReset(now)).where(isOwn).returning();
  if (again) return toPhotoJson(again);
  const most = readLimit(env, 'PHOTO_BYTES_PER_ACCOUNT');
  const hasRoom = sql`(SELECT coalesce(sum(${photos.bytes}), 0) FROM ${photos}
    WHERE ${photos.user_id} = ${user_id}) + ${sizes.bytes} <= ${most}`;
  const [room] = await database.all<{ it: number }>(sql`SELECT ${hasRoom} AS it`);
  if (room?.it !== 1) throw createSpaceRefusal(most, field);
  // Names are never reused, so a sweep cannot delete the file of a concurrent upload.
  const hash = randomUUID().replaceAll('-', '');
  await putFiles(env.PHOTOS, hash, sizes);
  const row = await storeRow(database, { ...sizes, ...words, hash, user_id, now }, hasRoom, isOwn);
  if (!row) throw createSpaceRefusal(most, field);
  return toPhotoJson(row);
}

/** Resets a photo's age when the user uploads it again, so that the sweep does not delete it. */
const buildAgeReset = (now: number) => ({ created_at: now, check_at: null });

function createSpaceRefusal(bytes: number, field: string): Refusal {
  const most = `${Math.round(bytes / 1e6).toLocaleString('en-US')} MB`;
  return new Refusal(409, {
    [field]: `You’re out of photo space (${most} per account). Delete photos you no longer need.`,
  });
}

async function putFiles(bucket: R2Bucket, hash: string, { format, files }: CleanSizes) {
  const httpMetadata = { contentType: PHOTO_TYPES[format] };
  for (const { width, bytes } of files)
    await bucket.put(toFileKey({ hash, format, width }), bytes, { httpMetadata });
}

type NewRow = CleanSizes & PhotoWords & { hash: string; user_id: number; now: number };

/** Inserts a photo's row. @returns the row, or an equal concurrent upload's; undefined if the quota is used up */
async function storeRow(database: Database, row: NewRow, hasRoom: SQL, isOwn: SQL | undefined) {
  const { hash, content, user_id, now, format, width, height, files, bytes, alt, color } = row;
  const sizes = files.map((file) => file.width);
  const photo = { user_id, hash, format, width, height, sizes, bytes, alt, color, content };
  const [, [stored]] = await writeBatch(database, [
    insertSelect(
      database,
      photos,
      { ...photo, created_at: now },
      sql`WHERE ${hasRoom}`,
    ).onConflictDoUpdate({ target: [photos.user_id, photos.content], set: buildAgeReset(now) }),
    database.select().from(photos).where(isOwn),
  ]);
  return stored;
}
