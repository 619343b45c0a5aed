import { type Image, KEEP_ONE } from '@desert/contract/photos/images';
import { IDEMPOTENCY_KEY, KEY_FIELD } from '@desert/contract/records/idempotency-key';
import { PHOTOS_FIELD, REMOVED_FIELD } from '@desert/contract/records/posted-record';
import { BASE_FIELD, CHANGED_MEANWHILE } from '@desert/contract/records/records';
import { parseFields } from '@desert/contract/text/body';
import type { FieldErrors } from '@desert/contract/text/errors';
import * as v from 'valibot';
import { writes } from '../../http/rate-limits/policies.ts';
import { admit } from '../../http/rate-limits/rate-limit.ts';
import { GONE, Refusal } from '../../http/response/refusal.ts';
import { imagesPerRecord } from '../../limits.ts';
import { editSince } from '../../records/edit-base.ts';
import { hasPhoto } from '../../records/images.ts';
import type { RecordJson, RecordKind } from '../../records/kind.ts';
import { findRecord } from '../../records/queries.ts';
import { checkOwner, NO_SUCH_PHOTO, noRoomForImages } from '../../records/refusals.ts';
import { judgePhotos, keepPhotos } from './photos.ts';
import { postedTags } from './posted-tags.ts';
import { type Picture, type RecordInput, recordInput } from './record-input.ts';
import { type Saved, type Writer, writeRecord } from './write-record.ts';

interface PostedRecord {
  kind: RecordKind;
  id: number | undefined;
  data: FormData;
  here: string;
}

/** Creates or edits a posted record. Validates everything, photos included, before it stores any of it. */
export async function saveRecord(
  writer: Writer,
  { kind, id, data, here }: PostedRecord,
): Promise<Saved> {
  const { database, env, user_id, demo } = writer;
  const most = imagesPerRecord(env);
  const images =
    id === undefined
      ? []
      : imagesOf(checkOwner(await findRecord(database, kind, id, user_id), user_id));

  const input = recordInput(data, { kind, updates: id !== undefined, here });
  const base = baseIn(data);
  const seen = (base['images'] as Image[] | undefined) ?? images;
  const removed = removedIn(data, seen);
  const edited = editsOf(seen, input.existing).filter(({ id }) => !removed.includes(id));
  const kept = images.filter((image) => !removed.includes(image.id));
  const full = noRoom(kept.length, most, input);
  if (full) throw new Refusal(400, { ...input.problems, ...full });
  const problems: FieldErrors = {
    ...input.problems,
    ...changedImages(edited, seen, images),
    ...keptImage(kept, removed, input),
  };
  const tags = await orProblems(problems, postedTags(database, data));
  Object.assign(problems, await lackedPhotos(writer, [...edited, ...input.added]));
  const photos = await orProblems(problems, judgePhotos(input.photos));
  if (!input.record || !photos || Object.keys(problems).length > 0)
    throw new Refusal(400, problems);

  const values = tags ? { ...input.record, tags } : input.record;
  const edit = await editSince(database, kind, values, base);
  const { added } = input;
  // One form counts as many writes as the equivalent API requests.
  const times = 1 + edited.length + added.length + input.photos.length;
  await admit(database, writes(env, user_id, { demo }), { times });
  const stored = await keepPhotos(writer, photos);
  const key = keyOf(data, user_id);
  const changes = { id, key, edit, edited, added: [...added, ...stored], removed, most };
  return writeRecord(writer, kind, changes);
}

/** Adds the errors of a refusal to `problems`, to report all problems of a form at once. */
async function orProblems<T>(problems: FieldErrors, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    Object.assign(problems, error.errors);
    return undefined;
  }
}

function imagesOf(record: RecordJson): Image[] {
  return (record as { images?: Image[] }).images ?? [];
}

function baseIn(data: FormData): Record<string, unknown> {
  const sent = data.get(BASE_FIELD);
  const { problems, values } = parseFields(Base, typeof sent === 'string' ? sent : '{}');
  return Object.keys(problems).length > 0 ? {} : { ...values };
}

const SeenImage = v.object({ id: v.number(), url: v.string(), alt: v.string() });

const Base = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ images: v.optional(v.array(SeenImage)) }),
);

function removedIn(data: FormData, seen: Pick<Image, 'id'>[]): number[] {
  return data.getAll(REMOVED_FIELD).flatMap((at) => seen[Number(at)]?.id ?? []);
}

/** Errors for edited images that were deleted, or changed differently, since the form was opened. */
function changedImages(
  edited: ReturnType<typeof editsOf>,
  seen: SeenImages,
  images: Image[],
): FieldErrors {
  const problems: FieldErrors = {};
  for (const edit of edited) {
    const [before, now] = [seen, images].map((list) => list.find(({ id }) => id === edit.id));
    if (!now) problems[edit.field] = GONE;
    else if (!isSame(now, before) && !isSame(now, edit)) problems[edit.field] = CHANGED_MEANWHILE;
  }
  return problems;
}

function keptImage(
  kept: Image[],
  removed: number[],
  { added, photos }: RecordInput,
): FieldErrors | undefined {
  if (removed.length === 0 || kept.length > 0 || added.length + photos.length > 0) return undefined;
  return { 'urls.0': KEEP_ONE };
}

function noRoom(
  has: number,
  most: number,
  { added, photos }: RecordInput,
): FieldErrors | undefined {
  if (has + added.length + photos.length <= most) return undefined;
  const field = photos.length > 0 ? PHOTOS_FIELD : added[most - has]?.field;
  return { [field ?? 'message']: noRoomForImages(most) };
}

function editsOf(images: SeenImages, typed: Picture[]): (Picture & { id: number })[] {
  return images.flatMap((image, at) => {
    const picture = typed[at];
    return picture && !isSame(picture, image) ? [{ ...picture, id: image.id }] : [];
  });
}

type SeenImages = Pick<Image, 'id' | 'url' | 'alt'>[];

function isSame(one: Pick<Image, 'url' | 'alt'>, other: typeof one | undefined): boolean {
  return one.url === other?.url && one.alt === other.alt;
}

/** Errors for pictures with the address of an uploaded photo that the user does not have. */
async function lackedPhotos(
  { database, user_id }: Writer,
  pictures: Picture[],
): Promise<FieldErrors> {
  const problems: FieldErrors = {};
  for (const { photo, field } of pictures)
    if (photo && !(await hasPhoto(database, user_id, photo))) problems[field] = NO_SUCH_PHOTO;
  return problems;
}

/** The form's idempotency key, prefixed by the user's id as in the API. Random if the form has no valid one. */
function keyOf(data: FormData, user_id: number): string {
  const sent = data.get(KEY_FIELD);
  const isKey = typeof sent === 'string' && IDEMPOTENCY_KEY.test(sent);
  return isKey ? `${user_id}:${sent}` : crypto.randomUUID();
}
