/** Writes the record of a posted form and its images, after all of it was judged. */
import { parseFields } from '@desert/contract/errors';
import type { PhotoFile } from '@desert/contract/photos';
import type { Database } from '../../database/open.ts';
import type { Env } from '../../env.ts';
import { createRecord, editRecord } from '../../records/changes.ts';
import { addImage, editImage, NO_SUCH_PHOTO } from '../../records/images.ts';
import { isImageKind, type RecordKind } from '../../records/kind.ts';
import { once } from './once.ts';
import type { Refusal } from './posted.ts';

export interface Writer {
  database: Database;
  env: Env;
  user_id: number;
}

/** An image to come, or what becomes of one. */
export interface NewPicture {
  url: string;
  alt: string;
  /** What the address names, where it is that of an uploaded photo. */
  photo: PhotoFile | undefined;
}

export interface Changes {
  /** The record to update; without an id it is made. */
  id: number | undefined;
  /** The idempotency key, the user's own. */
  key: string;
  record: Record<string, unknown>;
  edited: (NewPicture & { id: number })[];
  added: NewPicture[];
  /** How many images the record can have. */
  most: number;
}

const LACKS_PHOTO: Refusal = { status: 409, errors: { message: NO_SUCH_PHOTO } };

const noRoom = (most: number): Refusal => ({
  status: 409,
  errors: { message: `There is room for ${most} images` },
});

export const GONE: Refusal = {
  status: 404,
  errors: { message: 'There is nothing here anymore.' },
};

/** @returns the id of the record; or why not all of it is written, where it was changed meanwhile */
export async function writeRecord(
  { database, user_id }: Writer,
  kind: RecordKind,
  { id, key, record, edited, added, most }: Changes,
): Promise<number | Refusal> {
  const saved =
    id === undefined
      ? await once(
          key,
          record,
          (idempotency_key) => createRecord(database, kind, { user_id, idempotency_key }, record),
          (made) => isMadeOf(kind, made, record),
        )
      : await editRecord(database, kind, { id, user_id }, record);
  if (!saved) return GONE;
  if (!isImageKind(kind)) return saved.id;
  for (const { id, ...image } of edited) {
    const { lacksPhoto } = await editImage(database, kind, { id, user_id }, image);
    if (lacksPhoto) return LACKS_PHOTO;
  }
  for (const [at, { url, alt, photo }] of added.entries()) {
    const sent = { url, alt, photo, record_id: saved.id };
    const { image: there, lacksPhoto } = await once(
      `${key}-${at}`,
      sent,
      (idempotency_key) => addImage(database, kind, { user_id, idempotency_key }, sent, most),
      ({ image: made }) => !made || (made.record_id === saved.id && made.url === sent.url),
    );
    if (!there) return lacksPhoto ? LACKS_PHOTO : noRoom(most);
  }
  return saved.id;
}

/** Whether a record is as its input says: an answer of the API can be sent to it. */
function isMadeOf({ input }: RecordKind, answer: unknown, record: Record<string, unknown>) {
  const { values } = parseFields(input, answer);
  return JSON.stringify(values) === JSON.stringify(record);
}
