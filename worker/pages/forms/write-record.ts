import type { PhotoFile } from '@desert/contract/photos/photos';
import { parseFields } from '@desert/contract/text/body';
import type { Env } from '../../env.ts';
import { logError } from '../../http/response/errors.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { submitEdit, submitRecord } from '../../moderation/review.ts';
import type { Database } from '../../platform/database/open.ts';
import { comparable, type Edit } from '../../records/edit-base.ts';
import { addImage, editImage, removeImage } from '../../records/images.ts';
import { type ImageKind, isImageKind, type RecordKind } from '../../records/kind.ts';
import { CANNOT_REMOVE } from '../../records/refusals.ts';
import { once } from './once.ts';

export interface Writer {
  database: Database;
  env: Env;
  user_id: number;
  demo: string | undefined;
}

export interface NewPicture {
  url: string;
  alt: string;
  photo: PhotoFile | undefined;
}

export interface Changes {
  id: number | undefined;
  key: string;
  edit: Edit;
  edited: (NewPicture & { id: number })[];
  added: NewPicture[];
  removed: number[];
  most: number;
}

export interface Saved {
  id: number;
  /** false if a new record was stored, but not all of its images. */
  isWhole: boolean;
}

/** Writes a validated record, then its images. If those of a new record fail, only part of it is stored. */
export async function writeRecord(
  { database, env, user_id }: Writer,
  kind: RecordKind,
  { id, key, edit, edited, added, removed, most }: Changes,
): Promise<Saved> {
  const record = edit.values;
  const saved =
    id === undefined
      ? await once(
          key,
          record,
          (idempotency_key) =>
            submitRecord(database, env, kind, { user_id, idempotency_key }, record),
          (made) => isMadeOf(kind, made, record),
        )
      : await submitEdit(database, env, kind, { id, user_id }, edit);
  if (!isImageKind(kind)) return { id: saved.id, isWhole: true };
  const images = { record_id: saved.id, key, edited, added, removed, most };
  try {
    await writeImages({ database, user_id }, kind, images);
    return { id: saved.id, isWhole: true };
  } catch (error) {
    const isRefused = error instanceof Refusal;
    // The form has no field for an image of the API.
    if (id !== undefined)
      throw isRefused ? new Refusal(409, Object.values(error.errors).join(' ')) : error;
    if (!isRefused) logError(error as Error, { method: 'POST', path: '' });
    return { id: saved.id, isWhole: false };
  }
}

async function writeImages(
  { database, user_id }: Pick<Writer, 'database' | 'user_id'>,
  kind: ImageKind,
  {
    record_id,
    key,
    edited,
    added,
    removed,
    most,
  }: Omit<Changes, 'id' | 'edit'> & { record_id: number },
): Promise<void> {
  for (const { id, ...image } of edited) await editImage(database, kind, { id, user_id }, image);
  // If only one image is left, it can be removed only after another was added.
  let left = await removeImages(database, kind, user_id, removed);
  for (const [at, { url, alt, photo }] of added.entries()) {
    const sent = { url, alt, photo, record_id };
    await once(
      `${key}-${at}`,
      sent,
      (idempotency_key) => addImage(database, kind, { user_id, idempotency_key }, sent, most),
      (made) => made.record_id === record_id && made.url === sent.url,
    );
    left = await removeImages(database, kind, user_id, left);
  }
  if (left.length > 0) throw new Refusal(409, CANNOT_REMOVE);
}

/** @returns the ids that cannot be removed (yet) */
async function removeImages(
  database: Database,
  kind: ImageKind,
  user_id: number,
  ids: number[],
): Promise<number[]> {
  const left: number[] = [];
  for (const id of ids) {
    await removeImage(database, kind, { id, user_id }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      // One that is missing was removed before.
      if (error.status !== 404) left.push(id);
    });
  }
  return left;
}

function isMadeOf({ input }: RecordKind, made: unknown, record: Record<string, unknown>) {
  const { values } = parseFields(input, made);
  // Compares only the fields of the form: the record has defaults for the others.
  return (
    values !== undefined &&
    Object.entries(record).every(([name, value]) => comparable(values[name]) === comparable(value))
  );
}
