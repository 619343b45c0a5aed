/** The images of a saved record: checked and written in the record's transaction. */
import { KEEP_ONE, MAX_IMAGES } from '@desert/contract/photos/images';
import type { PhotoFile } from '@desert/contract/photos/photos';
import { CHANGED_MEANWHILE } from '@desert/contract/records/records';
import type { FieldErrors } from '@desert/contract/text/errors';
import { removedPhotos } from '@desert/drizzle/schema/moderation';
import { photos } from '@desert/drizzle/schema/photos';
import { type ImageOwner, recordImages as table } from '@desert/drizzle/schema/record-rows';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { hasRow, insertSelect } from '../platform/database/sql.ts';
import { getKindName, type Records } from './kind.ts';
import { CANNOT_REMOVE, NO_SUCH_PHOTO, describeImageLimit } from './refusals.ts';
import type { ImageToSave, RecordToSave, SaveRequest } from './save.ts';

interface ImageWrites {
  /** JSON of the images that cannot be saved, for `refuseProblems`. */
  problems: SQL<string>;
  isValid: SQL | undefined;
  /** Statements for the record that matches; `isValid` must be part of the condition. */
  write: (isRecord: SQL | undefined) => BatchItem<'sqlite'>[];
}

/**
 * The stored key of the nth new image of a request. Those of an edit differ from those of the creation, because both can
 * have the same key.
 */
export const toImageKey = (idempotency_key: string, isEdit: boolean, nth: number) =>
  `${idempotency_key}-${isEdit ? 'edit-' : ''}${nth}`;

/** @param id the record; null if it is new */
export function buildImageWrites(
  database: Database,
  { imagesAreOptional: areOptional = false, recordRows: rows }: Records,
  id: number | null,
  save: Omit<SaveRequest, 'values'>,
): ImageWrites {
  const { user_id, idempotency_key, images = [], maxImages = MAX_IMAGES } = save;
  if (images.length === 0) return { problems: sql`'[]'`, isValid: undefined, write: () => [] };
  const kind = getKindName(rows);
  const countAlikeBefore = (image: ImageToSave) =>
    images.filter((other) => other.at < image.at && isAlike(other, image)).length;
  const sent = images.map((image) =>
    Object.assign({}, image, {
      removed: image.removed ?? false,
      nth: countAlikeBefore(image),
      key: toImageKey(idempotency_key, id !== null, countAlikeBefore(image)),
    }),
  );
  const problems = selectProblems(kind, id, user_id, JSON.stringify(sent), {
    maxImages,
    areOptional,
  });

  function writeImage(
    image: (typeof sent)[number],
    isRecord: SQL | undefined,
  ): BatchItem<'sqlite'> {
    const { url, alt = '', key, photo } = image;
    const ownPhoto = isOwnPhoto(user_id, photo);
    const photoColumn = (column: 'id' | 'alt') =>
      sql`(SELECT ${photos[column]} FROM ${photos} WHERE ${ownPhoto})`;
    const photo_id = photoColumn('id');
    if (image.id === undefined) {
      const text = sql`coalesce(nullif(${alt}, ''), ${photoColumn('alt')}, '')`;
      const row = {
        kind,
        record_id: rows.id,
        url,
        alt: text,
        idempotency_key: key,
        photo_id,
      };
      return (
        insertSelect(database, table, row, sql`FROM ${rows} WHERE ${isRecord}`)
          // A retry adds no second image, but updates the one that an earlier attempt added.
          .onConflictDoUpdate({
            target: [table.kind, table.idempotency_key],
            set: { url, alt: sql`excluded.alt`, photo_id: sql`excluded.photo_id` },
            setWhere: sql`${table.record_id} = excluded.record_id`,
          })
      );
    }
    const isIt = and(
      eq(table.id, image.id),
      eq(table.kind, kind),
      hasRow(rows, and(eq(rows.id, table.record_id), isRecord)),
    );
    if (image.removed) return database.delete(table).where(isIt);
    const words = image.alt === undefined ? {} : { alt };
    return database
      .update(table)
      .set({ url, ...words, photo_id })
      .where(isIt);
  }

  return {
    problems: sql`(SELECT json_group_array(json_array(at, problem)) FROM (${problems}))`,
    isValid: sql`NOT EXISTS (${problems})`,
    write: (isRecord) => sent.map((image) => writeImage(image, isRecord)),
  };
}

const isAlike = (left: ImageToSave, other: ImageToSave) =>
  left.id === undefined ? other.id === undefined : Boolean(left.removed && other.removed);

export async function checkImages(
  database: Database,
  records: Records,
  { id, ...save }: Omit<RecordToSave, 'values'>,
): Promise<void> {
  const { problems } = buildImageWrites(database, records, id ?? null, save);
  const [row] = await database.select({ images: problems.as('images') }).from(sql`(SELECT 1)`);
  refuseProblems(row?.images, save.maxImages);
}

type Problem = 'used' | 'full' | 'last' | 'stays' | 'gone' | 'changed' | 'photo';

/** Finds the images that cannot be saved. Statements of the same save, and retries, find no others. */
function selectProblems(
  kind: ImageOwner,
  id: number | null,
  user_id: number,
  json: string,
  { maxImages, areOptional }: { maxImages: number; areOptional: boolean },
): SQL {
  const sent = (path: string) => sql.raw(`sent.value ->> '${path}'`);
  const each = (path: string, where: SQL) =>
    sql`(SELECT ${sent(path)} FROM json_each(${json}) AS sent WHERE ${where})`;
  const others = sql`(SELECT count(*) FROM ${table} WHERE ${table.kind} = ${kind} AND ${table.record_id} = ${id}
    AND ${table.id} NOT IN ${each('id', sent('removed'))}
    AND coalesce(${table.idempotency_key}, '') NOT IN ${each('key', sql`TRUE`)})`;
  const isNew = sql`${sent('id')} IS NULL`;
  const isUsed = sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.kind} = ${kind}
    AND ${table.idempotency_key} = ${sent('key')} AND ${table.record_id} <> ${id})`;
  const added = sql`(SELECT count(*) FROM json_each(${json}) AS sent WHERE ${isNew})`;
  const isChanged = sql`(${table.url} NOT IN (${sent('$.base.url')}, ${sent('url')})
    OR ${table.alt} NOT IN (${sent('$.base.alt')}, ifnull(${sent('alt')}, ${sent('$.base.alt')})))`;
  // An image that stays may show a photo that was removed from another record.
  const isTaken = sql`(${isNew} OR ${table.url} <> ${sent('url')})
    AND ${hasRow(removedPhotos, eq(removedPhotos.content, photos.content))}`;
  return sql`SELECT ${sent('at')} AS at, CASE
      WHEN ${isNew} AND ${isUsed} THEN 'used'
      WHEN ${isNew} AND ${others} + ${sent('nth')} >= ${maxImages} THEN 'full'
      WHEN ${sent('removed')} AND ${areOptional} THEN NULL
      WHEN ${sent('removed')} AND ${sent('nth')} = 0 AND ${others} + ${added} = 0 THEN 'last'
      WHEN ${sent('removed')} THEN iif(${table.id} IS NOT NULL AND ${table.photo_id} IS NULL, 'stays', NULL)
      WHEN NOT (${isNew}) AND ${table.id} IS NULL THEN 'gone'
      WHEN ${sent('$.base.url')} IS NOT NULL AND ${isChanged} THEN 'changed'
      WHEN ${sent('$.photo.hash')} IS NOT NULL AND (${photos.id} IS NULL OR ${isTaken}) THEN 'photo'
    END AS problem
    FROM json_each(${json}) AS sent
    LEFT JOIN ${table} ON ${table.id} = ${sent('id')} AND ${table.kind} = ${kind} AND ${table.record_id} = ${id}
    LEFT JOIN ${photos} ON ${photos.hash} = ${sent('$.photo.hash')} AND ${photos.user_id} = ${user_id}
      AND ${photos.width} = ${sent('$.photo.width')} AND ${photos.format} = ${sent('$.photo.format')}
    WHERE problem IS NOT NULL`;
}

const ERRORS: Record<Problem, string | ((maxImages: number) => string)> = {
  used: 'This was sent for another record.',
  full: describeImageLimit,
  last: KEEP_ONE,
  stays: CANNOT_REMOVE,
  gone: GONE,
  changed: CHANGED_MEANWHILE,
  photo: NO_SUCH_PHOTO,
};

/** @param images their `problems` @param conflicts fields that changed meanwhile @param record as stored */
export function refuseProblems(
  images = '[]',
  maxImages = MAX_IMAGES,
  conflicts: string[] = [],
  record?: object,
): void {
  const problems = JSON.parse(images) as [at: number, problem: Problem][];
  const errors: FieldErrors = {};
  for (const field of conflicts) errors[field] = CHANGED_MEANWHILE;
  for (const [at, problem] of problems) {
    const error = ERRORS[problem];
    errors[`images.${at}.url`] = typeof error === 'string' ? error : error(maxImages);
  }
  if (Object.keys(errors).length === 0) return;
  const isConflict = conflicts.length > 0 || problems.some(([, problem]) => problem !== 'photo');
  throw isConflict ? new Refusal(409, errors, record && { record }) : new Refusal(400, errors);
}

function isOwnPhoto(user_id: number, photo: PhotoFile | undefined): SQL | undefined {
  if (!photo) return sql`FALSE`;
  const { hash, width, format } = photo;
  return and(
    eq(photos.hash, hash),
    eq(photos.user_id, user_id),
    eq(photos.width, width),
    eq(photos.format, format),
  );
}
