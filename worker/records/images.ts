import {
  type Image,
  type ImageEdit,
  MAX_IMAGES,
  type NewImage,
} from '@desert/contract/photos/images';
import type { PhotoFile, PhotoSizes } from '@desert/contract/photos/photos';
import { CHANGED_MEANWHILE } from '@desert/contract/records/records';
import { photos } from '@desert/drizzle/schema/photos';
import type { ImagesTable } from '@desert/drizzle/schema/records';
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../http/response/refusal.ts';
import { existsIn } from '../platform/database/exists.ts';
import { insertSelect } from '../platform/database/insert-select.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import type { Creation, OwnedId } from './creation.ts';
import type { ImageKind, RecordView } from './kind.ts';
import { sizesJson } from './photo-row.ts';
import { CANNOT_REMOVE, checkOwner, NO_SUCH_PHOTO, noRoomForImages } from './refusals.ts';
import { isTheAuthors } from './visibility.ts';

export interface OwnedImage extends Image {
  record_id: number;
  user_id: number;
}

export type Sent<T> = T & { photo?: PhotoFile | undefined };

/** A record's images, oldest first. */
export function imagesColumn(images: ImagesTable, of: RecordView): SQL.Aliased<Image[]> {
  const { id, url, alt, record_id, photo_id } = images;
  return sql`(
    SELECT json_group_array(json_object('id', ${id}, 'url', ${url}, 'alt', ${alt}, 'photo', ${sizesJson}))
    FROM ${images} LEFT JOIN ${photos} ON ${photos.id} = ${photo_id} WHERE ${record_id} = ${of.id}
  )`
    .mapWith(inOrder)
    .as('images');
}

/** Sorts images in code, because D1 counts each row twice for a sort in SQL. */
function inOrder(json: string): Image[] {
  const images = JSON.parse(json, (key, value: unknown) =>
    key === 'photo' && value === null ? undefined : value,
  ) as Image[];
  return images.toSorted((a, b) => a.id - b.id);
}

/**
 * Adds an image if the user owns the record and the photo, and the record has room, checked in the same statement.
 * @returns the key's image, which may be another record's
 */
export async function addImage(
  database: Database,
  kind: ImageKind,
  { user_id, idempotency_key }: Creation,
  { url, alt, record_id, photo }: Sent<NewImage>,
  most = MAX_IMAGES,
): Promise<OwnedImage> {
  const { recordRows: of } = kind;
  const images = kind.images.table;
  const others = sql`(SELECT count(*) FROM ${images}
    WHERE ${images.record_id} = ${record_id} AND ${images.idempotency_key} IS NOT ${idempotency_key})`;
  const ownPhoto = ownPhotoOf(user_id, photo);
  const photoColumn = (column: 'id' | 'alt') =>
    sql`(SELECT ${photos[column]} FROM ${photos} WHERE ${ownPhoto})`;
  const hasRoom = and(
    eq(of.id, record_id),
    isTheAuthors(kind, user_id),
    sql`${others} < ${most}`,
    photo && sql`${photoColumn('id')} IS NOT NULL`,
  );
  const row = {
    record_id,
    url,
    alt: sql`coalesce(nullif(${alt}, ''), ${photoColumn('alt')}, '')`,
    idempotency_key,
    photo_id: photoColumn('id'),
  };
  const [, [image], [record], [found]] = await writeBatch(database, [
    insertSelect(database, images, row, sql`FROM ${of} WHERE ${hasRoom}`).onConflictDoNothing({
      target: images.idempotency_key,
    }),
    selectImage(database, kind, user_id, eq(images.idempotency_key, idempotency_key)),
    database
      .select({ user_id: of.user_id })
      .from(of)
      .where(and(eq(of.id, record_id), isReachable(kind, user_id))),
    database.select({ id: photos.id }).from(photos).where(ownPhoto),
  ]);
  checkOwner(record as { user_id: number } | undefined, user_id);
  if (image) return asImage(image);
  if (photo && !found) throw new Refusal(400, { url: NO_SUCH_PHOTO });
  throw new Refusal(409, { url: noRoomForImages(most) });
}

/** Updates the user's own image unless it changed since `base`. */
export async function editImage(
  database: Database,
  kind: ImageKind,
  { id, user_id }: OwnedId,
  { url, alt, photo, base }: Sent<ImageEdit>,
): Promise<OwnedImage> {
  const images = kind.images.table;
  const ownPhoto = ownPhotoOf(user_id, photo);
  const photo_id = sql`(SELECT ${photos.id} FROM ${photos} WHERE ${ownPhoto})`;
  const target = and(
    isOwnImage(kind, { id, user_id }),
    photo && sql`${photo_id} IS NOT NULL`,
    base && inArray(images.url, [base.url, url]),
    base && inArray(images.alt, [base.alt, alt ?? base.alt]),
  );
  const [, [image], [found]] = await writeBatch(database, [
    database
      .update(images)
      .set({ url, ...(alt !== undefined && { alt }), photo_id })
      .where(target),
    selectImage(database, kind, user_id, eq(images.id, id)),
    database.select({ id: photos.id }).from(photos).where(ownPhoto),
  ]);
  const stored = asImage(checkOwner(image, user_id));
  if (photo && !found) throw new Refusal(400, { url: NO_SUCH_PHOTO });
  if (base && (stored.url !== url || stored.alt !== (alt ?? base.alt)))
    throw new Refusal(409, { url: CHANGED_MEANWHILE }, { image: imageJson(kind, stored) });
  return stored;
}

/** Removes an uploaded photo of the user's own record, unless it is the last image. */
export async function removeImage(
  database: Database,
  kind: ImageKind,
  { id, user_id }: OwnedId,
): Promise<void> {
  const images = kind.images.table;
  const of = sql`(SELECT ${images.record_id} FROM ${images} WHERE ${images.id} = ${id})`;
  const count = sql`(SELECT count(*) FROM ${images} WHERE ${images.record_id} = ${of})`;
  const target = and(
    isOwnImage(kind, { id, user_id }),
    isNotNull(images.photo_id),
    sql`${count} > 1`,
  );
  const [[image], removed] = await writeBatch(database, [
    selectImage(database, kind, user_id, eq(images.id, id)),
    database.delete(images).where(target).returning({ id: images.id }),
  ]);
  checkOwner(image, user_id);
  if (removed.length === 0) throw new Refusal(409, { url: CANNOT_REMOVE });
}

/** An image as the API returns it. */
export function imageJson({ field }: ImageKind, image: OwnedImage) {
  const { id, url, alt, photo, record_id } = image;
  return { id, url, alt, ...(photo && { photo }), [field]: record_id };
}

function isOwnImage(kind: ImageKind, { id, user_id }: OwnedId): SQL | undefined {
  const { recordRows: of } = kind;
  const images = kind.images.table;
  const isOwn = and(eq(of.id, images.record_id), isTheAuthors(kind, user_id));
  return and(eq(images.id, id), existsIn(of, isOwn));
}

export async function hasPhoto(
  database: Database,
  user_id: number,
  photo: PhotoFile,
): Promise<boolean> {
  const own = database.select({ id: photos.id }).from(photos).where(ownPhotoOf(user_id, photo));
  return (await own.get()) !== undefined;
}

function ownPhotoOf(user_id: number, photo: PhotoFile | undefined): SQL | undefined {
  if (!photo) return sql`FALSE`;
  const { hash, width, format } = photo;
  return and(
    eq(photos.hash, hash),
    eq(photos.user_id, user_id),
    eq(photos.width, width),
    eq(photos.format, format),
  );
}

function isReachable(kind: ImageKind, user_id: number): SQL | undefined {
  return or(isVisible(kind.recordRows), isTheAuthors(kind, user_id));
}

function selectImage(database: Database, kind: ImageKind, user: number, where: SQL) {
  const { recordRows: of, images } = kind;
  const { id, url, alt, record_id, photo_id } = images.table;
  const user_id = sql<number>`${of.user_id}`.as('user_id');
  return database
    .select({ id, url, alt, record_id, user_id, photo: sizesJson.as('photo') })
    .from(images.table)
    .innerJoin(of, eq(of.id, record_id))
    .leftJoin(photos, eq(photos.id, photo_id))
    .where(and(where, isReachable(kind, user)));
}

function asImage({ photo, ...image }: OwnedImageRow): OwnedImage {
  return photo === null ? image : { ...image, photo: JSON.parse(photo) as PhotoSizes };
}

type OwnedImageRow = Omit<OwnedImage, 'photo'> & { photo: string | null };
