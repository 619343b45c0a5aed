import { type ImageEdit, MAX_IMAGES, type NewImage } from '@desert/contract/images';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { retryOnce } from '../../database/retry.ts';
import type { Target } from '../records/changes.ts';
import type { Making } from '../write-key.ts';
import type { ImageSubject } from './subject.ts';

/** An image, what it is of, and whose that is. */
export interface OwnedImage {
  id: number;
  url: string;
  alt: string;
  subject_id: number;
  user_id: number;
}

/**
 * Adds an image to a record, once, if it is the user's own and has room for it: counted in the
 * statement that adds it.
 * @returns whose record it is, undefined where there is none; and the image of that key as it now is: of
 *   another record, where the key was used there; undefined where it was not added
 */
export async function addImage(
  database: Database,
  { images, of }: ImageSubject,
  { user_id, write_key }: Making,
  { url, alt, subject_id }: NewImage,
): Promise<{ record: { user_id: number } | undefined; image: OwnedImage | undefined }> {
  const others = sql`(SELECT count(*) FROM ${images}
    WHERE ${images.subject_id} = ${subject_id} AND ${images.write_key} IS NOT ${write_key})`;
  const row = database
    .select({
      id: sql<number>`NULL`.as('id'),
      subject_id: sql<number>`${subject_id}`.as('subject_id'),
      url: sql<string>`${url}`.as('url'),
      alt: sql<string>`${alt}`.as('alt'),
      write_key: sql<string>`${write_key}`.as('write_key'),
    })
    .from(of)
    .where(and(eq(of.id, subject_id), eq(of.user_id, user_id), sql`${others} < ${MAX_IMAGES}`));
  const [, [image], [record]] = await retryOnce(() =>
    database.batch([
      database.insert(images).select(row).onConflictDoNothing({ target: images.write_key }),
      selectImage(database, { images, of }, eq(images.write_key, write_key)),
      database.select({ user_id: of.user_id }).from(of).where(eq(of.id, subject_id)),
    ]),
  );
  return { image, record: record as { user_id: number } | undefined };
}

/**
 * Gives an image another address, if its record is the user's own.
 * @returns the image as it then is; undefined where there is none
 */
export async function editImage(
  database: Database,
  { images, of }: ImageSubject,
  { id, user_id }: Target,
  { url, alt }: ImageEdit,
): Promise<OwnedImage | undefined> {
  const isOwn = and(eq(of.id, images.subject_id), eq(of.user_id, user_id));
  const own = database.select({ id: of.id }).from(of).where(isOwn);
  const [, [image]] = await retryOnce(() =>
    database.batch([
      database
        .update(images)
        .set(alt === undefined ? { url } : { url, alt })
        .where(and(eq(images.id, id), exists(own))),
      selectImage(database, { images, of }, eq(images.id, id)),
    ]),
  );
  return image;
}

function selectImage(
  database: Database,
  { images, of }: Pick<ImageSubject, 'images' | 'of'>,
  where: SQL,
) {
  const { id, url, alt, subject_id } = images;
  return database
    .select({ id, url, alt, subject_id, user_id: sql<number>`${of.user_id}`.as('user_id') })
    .from(images)
    .innerJoin(of, eq(of.id, subject_id))
    .where(where);
}
