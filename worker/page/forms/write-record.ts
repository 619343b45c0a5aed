import { parseFields } from '@desert/contract/body';
import type { PhotoFile } from '@desert/contract/photos';
import { tagKey, type TagRef } from '@desert/contract/tags';
import type { Database } from '../../database/open.ts';
import type { Env } from '../../env.ts';
import { reviewOfEdit, reviewOfNew } from '../../moderation/review.ts';
import { createRecord, DELETED_SINCE } from '../../records/creation.ts';
import type { Edit } from '../../records/edit-base.ts';
import { editRecord } from '../../records/edits.ts';
import { addImage, editImage, removeImage } from '../../records/images.ts';
import { type ImageKind, isImageKind, type RecordKind } from '../../records/kind.ts';
import {
  CANNOT_REMOVE,
  GONE,
  NO_SUCH_PHOTO,
  noRoomForImages,
  staleErrors,
} from '../../records/refusals.ts';
import { logError } from '../../response/errors.ts';
import { once } from './once.ts';
import type { Refusal } from './posted.ts';

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

const conflict = (message: string): Refusal => ({ status: 409, errors: { message } });

/**
 * Writes a validated record, then its images. Refuses deleted records and conflicting edits. @throws if the database
 * fails, except for images of a new record
 */
export async function writeRecord(
  { database, env, user_id }: Writer,
  kind: RecordKind,
  { id, key, edit, edited, added, removed, most }: Changes,
): Promise<Saved | Refusal> {
  const record = edit.values;
  const saved =
    id === undefined
      ? await once(
          key,
          record,
          (idempotency_key) =>
            createRecord(
              database,
              kind,
              { user_id, idempotency_key },
              record,
              reviewOfNew(database, env, kind, user_id, record),
            ),
          (made) => isMadeOf(kind, made, record),
        )
      : await editRecord(
          database,
          kind,
          { id, user_id },
          edit,
          await reviewOfEdit(database, env, kind, { id, user_id }, record),
        );
  if (saved === DELETED_SINCE) return { status: 410, errors: { message: GONE } };
  if (saved && 'stale' in saved) return { status: 409, errors: staleErrors(saved) };
  if (!saved) return { status: 404, errors: { message: GONE } };
  if (!isImageKind(kind)) return { id: saved.id, isWhole: true };
  const images = { record_id: saved.id, key, edited, added, removed, most };
  try {
    const refusal = await writeImages({ database, user_id }, kind, images);
    if (refusal && id !== undefined) return refusal;
    return { id: saved.id, isWhole: !refusal };
  } catch (error) {
    if (id !== undefined) throw error;
    logError(error as Error, { method: 'POST', path: '' });
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
): Promise<Refusal | undefined> {
  for (const { id, ...image } of edited) {
    const { lacksPhoto } = await editImage(database, kind, { id, user_id }, image);
    if (lacksPhoto) return conflict(NO_SUCH_PHOTO);
  }
  // If only one image is left, it can be removed only after another was added.
  let left = await removeImages(database, kind, user_id, removed);
  for (const [at, { url, alt, photo }] of added.entries()) {
    const sent = { url, alt, photo, record_id };
    const { image: there, lacksPhoto } = await once(
      `${key}-${at}`,
      sent,
      (idempotency_key) => addImage(database, kind, { user_id, idempotency_key }, sent, most),
      ({ image: made }) => !made || (made.record_id === record_id && made.url === sent.url),
    );
    if (!there) return conflict(lacksPhoto ? NO_SUCH_PHOTO : noRoomForImages(most));
    left = await removeImages(database, kind, user_id, left);
  }
  return left.length > 0 ? conflict(CANNOT_REMOVE) : undefined;
}

async function removeImages(
  database: Database,
  kind: ImageKind,
  user_id: number,
  ids: number[],
): Promise<number[]> {
  const left: number[] = [];
  for (const id of ids) {
    const { image, isRemoved } = await removeImage(database, kind, { id, user_id });
    if (image && !isRemoved) left.push(id);
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

/** A value for comparison. Tags are equal if they refer to the same season, player or game, whatever the label. */
function comparable(value: unknown): unknown {
  return Array.isArray(value) ? (value as TagRef[]).map(tagKey).join() : value;
}
