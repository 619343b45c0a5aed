/** Images of records: read with them, added and edited by their authors. */
import { type Image, type ImageEdit, MAX_IMAGES, type NewImage } from '@desert/contract/images';
import type { ImagesTable } from '@desert/drizzle/schema/records';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import type { Creation, OwnedId } from './changes.ts';
import type { ImageKind } from './kind.ts';
import type { RecordTable } from './tables.ts';

/** An image, what it is of, and whose that is. */
export interface OwnedImage extends Image {
  record_id: number;
  user_id: number;
}

/**
 * The images of each record of a query, in the order in which they were added: `MAX_IMAGES` rows at
 * most, through the index.
 */
export function imagesColumn(images: ImagesTable, of: RecordTable): SQL.Aliased<Image[]> {
  const { id, url, alt, record_id } = images;
  return sql`(
    SELECT json_group_array(json_object('id', ${id}, 'url', ${url}, 'alt', ${alt}))
    FROM ${images} WHERE ${record_id} = ${of.id}
  )`
    .mapWith(inOrder)
    .as('images');
}

/** Sorted here: sorted in SQL, D1 counts each row twice. */
function inOrder(json: string): Image[] {
  const images = JSON.parse(json) as Image[];
  return images.toSorted((a, b) => a.id - b.id);
}

/**
 * Adds an image to a record, once, if it is the user's own and has room for it: counted in the
 * statement that adds it.
 * @returns whose record it is, undefined where there is none; and the image of that key as it now is: of
 *   another record, where the key was used there; undefined where it was not added
 */
export async function addImage(
  database: Database,
  kind: ImageKind,
  { user_id, idempotency_key }: Creation,
  { url, alt, record_id }: NewImage,
): Promise<{ record: { user_id: number } | undefined; image: OwnedImage | undefined }> {
  const { table: of } = kind;
  const images = kind.images.table;
  const others = sql`(SELECT count(*) FROM ${images}
    WHERE ${images.record_id} = ${record_id} AND ${images.idempotency_key} IS NOT ${idempotency_key})`;
  const row = database
    .select({
      id: sql<number>`NULL`.as('id'),
      record_id: sql<number>`${record_id}`.as('record_id'),
      url: sql<string>`${url}`.as('url'),
      alt: sql<string>`${alt}`.as('alt'),
      idempotency_key: sql<string>`${idempotency_key}`.as('idempotency_key'),
    })
    .from(of)
    .where(and(eq(of.id, record_id), eq(of.user_id, user_id), sql`${others} < ${MAX_IMAGES}`));
  const [, [image], [record]] = await writeBatch(database, [
    database.insert(images).select(row).onConflictDoNothing({ target: images.idempotency_key }),
    selectImage(database, kind, eq(images.idempotency_key, idempotency_key)),
    database.select({ user_id: of.user_id }).from(of).where(eq(of.id, record_id)),
  ]);
  return { image, record: record as { user_id: number } | undefined };
}

/**
 * Gives an image another address, if its record is the user's own.
 * @returns the image as it then is; undefined where there is none
 */
export async function editImage(
  database: Database,
  kind: ImageKind,
  { id, user_id }: OwnedId,
  { url, alt }: ImageEdit,
): Promise<OwnedImage | undefined> {
  const { table: of } = kind;
  const images = kind.images.table;
  const isOwn = and(eq(of.id, images.record_id), eq(of.user_id, user_id));
  const own = database.select({ id: of.id }).from(of).where(isOwn);
  const [, [image]] = await writeBatch(database, [
    database
      .update(images)
      .set(alt === undefined ? { url } : { url, alt })
      .where(and(eq(images.id, id), exists(own))),
    selectImage(database, kind, eq(images.id, id)),
  ]);
  return image;
}

function selectImage(database: Database, { table: of, images }: ImageKind, where: SQL) {
  const { id, url, alt, record_id } = images.table;
  return database
    .select({ id, url, alt, record_id, user_id: sql<number>`${of.user_id}`.as('user_id') })
    .from(images.table)
    .innerJoin(of, eq(of.id, record_id))
    .where(where);
}
