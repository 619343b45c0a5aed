import { type Photo, PHOTO_TYPES } from '@desert/contract/photos';
import { PHOTO_UPLOAD_TIME, UNUSED_PHOTO_LIFETIME } from '@desert/drizzle/retention';
import { photoRemovals, photos } from '@desert/drizzle/schema';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { withdraw } from '../accounts/attempts.ts';
import { admitPhoto, limitOf } from '../accounts/limits.ts';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import type { Env } from '../env.ts';
import { fileKey, photoAnswer } from './row.ts';
import type { CleanSizes } from './sizes.ts';

/** What a photo comes with. */
export interface PhotoWords {
  /** What it shows; '' where nobody said. */
  alt: string;
  /** '#rrggbb', or ''. */
  color: string;
}

/** A photo that is kept, or why not: a limit is reached, or it is just being removed. */
export type KeptPhoto =
  | { ok: true; photo: Photo }
  | { ok: false; status: 409 | 429 | 503; message: string; retryAfter?: number };

interface Keeping {
  database: Database;
  env: Env;
  user_id: number;
  /** ms since 1970 */
  now?: number;
  /** As `demoSource` says. */
  demo?: string | undefined;
}

/** Seconds until files that are being removed are gone. */
const REMOVAL_PAUSE = 5;

/**
 * Keeps a photo for a user: its files first, then its row. Sent again, it is the one that is there. What fails on
 * the way leaves neither a row without files nor, once `removeFiles` ran, files without a row.
 * @throws where the bucket or the database fails
 */
export async function keepPhoto(
  { database, env, user_id, demo, now = Date.now() }: Keeping,
  sizes: CleanSizes,
  words: PhotoWords,
): Promise<KeptPhoto> {
  const admission = await admitPhoto(database, env, user_id, { now, demo });
  if (!admission.ok) {
    const { errors, retryAfter = 1 } = admission;
    return { ok: false, status: 429, message: errors['photo'] ?? '', retryAfter };
  }
  const kept = await keepAdmitted({ database, env, user_id, now }, sizes, words).catch(
    async (error: unknown) => {
      await withdraw(database, admission.id);
      throw error;
    },
  );
  // What keeps nothing takes nothing of the hour.
  if (!kept.ok) await withdraw(database, admission.id);
  return kept;
}

async function keepAdmitted(
  { database, env, user_id, now }: Required<Omit<Keeping, 'demo'>>,
  sizes: CleanSizes,
  words: PhotoWords,
): Promise<KeptPhoto> {
  const most = limitOf(env, 'PHOTO_BYTES_PER_ACCOUNT');
  const hasRoom = sql`(SELECT coalesce(sum(${photos.bytes}), 0) FROM ${photos}
    WHERE ${photos.user_id} = ${user_id} AND ${photos.hash} <> ${sizes.hash}) + ${sizes.bytes} <= ${most}`;
  const refusal = async () => ((await isTrue(database, hasRoom)) ? undefined : noRoom(most));
  const full = await refusal();
  if (full) return full;
  if (!(await announceFiles(database, sizes, now))) return BEING_REMOVED;
  await putFiles(env.PHOTOS, sizes);
  const row = await storeRow(database, { ...sizes, ...words, user_id, now }, hasRoom);
  if (row) return { ok: true, photo: photoAnswer(row) };
  // What was put after others had it removed goes, too.
  await announceFiles(database, sizes, now);
  return (await refusal()) ?? BEING_REMOVED;
}

async function isTrue(database: Database, condition: SQL): Promise<boolean> {
  const [row] = await database.all<{ it: number }>(sql`SELECT ${condition} AS it`);
  return row?.it === 1;
}

const BEING_REMOVED: KeptPhoto = {
  ok: false,
  status: 503,
  message: 'This photo is still being processed. Please try again in a moment.',
  retryAfter: REMOVAL_PAUSE,
};

function noRoom(bytes: number): KeptPhoto {
  const most = `${Math.round(bytes / 1e6).toLocaleString('en-US')} MB`;
  return {
    ok: false,
    status: 409,
    message: `You’re out of photo space (${most} per account). Delete photos you no longer need.`,
  };
}

/** Has the files removed unless the row follows. @returns false where they are being removed just now */
async function announceFiles(database: Database, sizes: CleanSizes, now: number): Promise<boolean> {
  const { hash, format } = sizes;
  const widths = sizes.files.map(({ width }) => width);
  const due_at = now + PHOTO_UPLOAD_TIME;
  const [, claimed] = await writeBatch(database, [
    database
      .insert(photoRemovals)
      .values({ hash, format, sizes: widths, due_at })
      .onConflictDoUpdate({ target: photoRemovals.hash, set: { due_at } }),
    database
      .select({ claimed_at: photoRemovals.claimed_at })
      .from(photoRemovals)
      .where(eq(photoRemovals.hash, hash)),
  ]);
  return claimed[0]?.claimed_at === null;
}

async function putFiles(bucket: R2Bucket, { hash, format, files }: CleanSizes): Promise<void> {
  const httpMetadata = { contentType: PHOTO_TYPES[format] };
  for (const { width, bytes } of files)
    await bucket.put(fileKey({ hash, format, width }), bytes, { httpMetadata });
}

type NewRow = CleanSizes & PhotoWords & { user_id: number; now: number };

/** @returns the row; undefined where its files are being removed, or the account has no room any more */
async function storeRow(database: Database, row: NewRow, hasRoom: SQL) {
  const { hash, user_id, now, format, width, height, files, bytes, alt, color } = row;
  const sizes = JSON.stringify(files.map((file) => file.width));
  const check_at = now + UNUSED_PHOTO_LIFETIME;
  const isOfHash = sql`SELECT 1 FROM ${photos} WHERE ${photos.hash} = ${hash}`;
  const announced = and(eq(photoRemovals.hash, hash), isNull(photoRemovals.claimed_at));
  const areThere = sql`(EXISTS (SELECT 1 FROM ${photoRemovals} WHERE ${announced}) OR EXISTS (${isOfHash}))`;
  const [, , [stored]] = await writeBatch(database, [
    database
      .insert(photos)
      .select(sql`SELECT NULL, ${user_id}, ${hash}, ${format}, ${width}, ${height}, ${sizes}, ${bytes}, ${alt},
        ${color}, ${now}, ${check_at} WHERE ${areThere} AND ${hasRoom}`)
      .onConflictDoUpdate({ target: [photos.hash, photos.user_id], set: { check_at } }),
    database.delete(photoRemovals).where(and(announced, sql`EXISTS (${isOfHash})`)),
    database
      .select()
      .from(photos)
      .where(and(eq(photos.hash, hash), eq(photos.user_id, user_id))),
  ]);
  return stored;
}
