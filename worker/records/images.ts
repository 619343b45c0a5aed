import {
  type Image,
  type ImageEdit,
  type NewImage,
  toFormErrors,
} from '@desert/contract/photos/images';
import type { PhotoFile } from '@desert/contract/photos/photos';
import { photos } from '@desert/drizzle/schema/photos';
import { type ImageOwner, recordImages } from '@desert/drizzle/schema/record-rows';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { editRecord } from './edits.ts';
import type { RecordKind, RecordView } from './kind.ts';
import { sizesJson } from './photo-row.ts';
import { toImageKey } from './save-images.ts';
import type { Creation, ImageToSave, OwnedId, SaveRequest } from './save.ts';

export type Sent<T> = T & { photo?: PhotoFile | undefined };

/** An image as JSON, for `Image`. Needs `photos`, joined by `photo_id`. */
export const imageJson: SQL = sql`json_object('id', ${recordImages.id}, 'url', ${recordImages.url}, 'alt', ${recordImages.alt}, 'photo', ${sizesJson})`;

/** A record's images, oldest first. @param name of the table with all rows of its kind */
export function defineImagesColumn(name: ImageOwner, of: RecordView): SQL.Aliased<Image[]> {
  const { kind, record_id, photo_id } = recordImages;
  return sql`(
    SELECT json_group_array(${imageJson})
    FROM ${recordImages} LEFT JOIN ${photos} ON ${photos.id} = ${photo_id} WHERE ${kind} = ${name} AND ${record_id} = ${of.id}
  )`
    .mapWith(parseSortedImages)
    .as('images');
}

/** Sorts images in code, because D1 counts each row twice for a sort in SQL. */
function parseSortedImages(json: string): Image[] {
  const images = JSON.parse(json, (key, value: unknown) =>
    key === 'photo' && value === null ? undefined : value,
  ) as Image[];
  return images.toSorted((a, b) => a.id - b.id);
}

export function getImages(record: object): Image[] {
  return (record as { images?: Image[] }).images ?? [];
}

/** Adds an image to the user's record. @returns the key's image, which may be another record's */
export async function addImage(
  database: Database,
  kind: RecordKind,
  creation: Creation,
  { record_id, ...image }: Sent<NewImage>,
  maxImages: number,
): Promise<Image | undefined> {
  const isIt = eq(recordImages.idempotency_key, toImageKey(creation.idempotency_key, true, 0));
  const findAdded = () => findImage(database, kind, isIt);
  const earlier = await findAdded();
  const images = earlier ? [] : [{ ...image, at: 0 }];
  const save = { ...creation, id: earlier?.of ?? record_id, images, maxImages };
  const record = await saveImages(database, kind, save);
  const added = earlier ?? (await findAdded());
  return getImages(record).find(({ id }) => id === added?.id);
}

/** Updates the user's own image unless it changed since `base`. */
export async function editImage(
  database: Database,
  kind: RecordKind,
  owned: OwnedId,
  image: Sent<ImageEdit>,
): Promise<Image | undefined> {
  const record = await saveImage(database, kind, owned, image);
  return getImages(record).find(({ id }) => id === owned.id);
}

/** Removes an image of the user's own record. Where images are needed, only an uploaded photo that is not the last. */
export async function removeImage(
  database: Database,
  kind: RecordKind,
  owned: OwnedId,
): Promise<void> {
  await saveImage(database, kind, owned, { url: '', removed: true });
}

function findImage(database: Database, { name }: RecordKind, isIt: SQL) {
  return database
    .select({ id: recordImages.id, of: recordImages.record_id })
    .from(recordImages)
    .where(and(eq(recordImages.kind, name), isIt))
    .get();
}

async function saveImage(
  database: Database,
  kind: RecordKind,
  { id, user_id }: OwnedId,
  image: Omit<ImageToSave, 'at' | 'id'>,
): Promise<object> {
  const stored = await findImage(database, kind, eq(recordImages.id, id));
  if (!stored) throw new Refusal(404, GONE);
  const images = [{ ...image, id, at: 0 }];
  return saveImages(database, kind, { id: stored.of, user_id, idempotency_key: '', images });
}

/** Saves one image of a record. Its refusals name the fields of the image. */
async function saveImages(
  database: Database,
  kind: RecordKind,
  save: Omit<SaveRequest, 'values'> & { id: number },
): Promise<object> {
  try {
    return await editRecord(database, kind, { ...save, values: {} });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, errors, details } = error;
    const image = getImages(details.record ?? {}).find(({ id }) => id === save.images?.[0]?.id);
    throw new Refusal(
      status,
      toFormErrors(errors, [{ url: 'url', alt: 'alt' }]),
      image && { image },
    );
  }
}
