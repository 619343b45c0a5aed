import { createHash, randomUUID } from 'node:crypto';
import { toFormErrors } from '@desert/contract/photos/images';
import { IDEMPOTENCY_KEY, KEY_FIELD } from '@desert/contract/records/idempotency-key';
import { parseFields } from '@desert/contract/text/body';
import type { FieldErrors } from '@desert/contract/text/errors';
import { writes } from '../../http/rate-limits/policies.ts';
import { admit } from '../../http/rate-limits/rate-limit.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { imagesPerRecord } from '../../limits.ts';
import { saveRecord } from '../../moderation/save-record.ts';
import { keepPhotos, readPhotos } from '../../photos/posted-photos.ts';
import { comparable, countWrites, readEdit, recordBody } from '../../records/edit-base.ts';
import { imagesOf } from '../../records/images.ts';
import type { RecordJson, RecordKind } from '../../records/kind.ts';
import { findRecord } from '../../records/queries.ts';
import { checkOwner } from '../../records/refusals.ts';
import { checkImages } from '../../records/save-images.ts';
import type { Edit } from '../../records/save.ts';
import type { Member } from './posted.ts';
import { readRecord, readTags } from './record-input.ts';

interface PostedRecord {
  kind: RecordKind;
  id: number | undefined;
  data: FormData;
  here: string;
}

/** Saves a posted record. Validates everything, photos included, before it stores any of it. */
export async function savePostedRecord(
  member: Member,
  { kind, id, data, here }: PostedRecord,
): Promise<RecordJson> {
  const { database, env, user_id, demo } = member;
  const stored =
    id === undefined
      ? undefined
      : checkOwner(await findRecord(database, kind, id, user_id), user_id);
  const { fields, names, files } = readRecord(data, stored && imagesOf(stored));
  const problems: FieldErrors = {};
  try {
    const tags = await collect(problems, readTags(database, data));
    const parsed = parseFields(recordBody(kind), { ...fields, tags });
    Object.assign(problems, parsed.problems);
    const isValid = Object.keys(problems).length === 0;
    const edit = isValid && parsed.values && (await readEdit(database, kind, parsed.values, here));
    const save = { user_id, idempotency_key: '', maxImages: imagesPerRecord(env) };
    if (edit && files.length > 0) await checkImages(database, kind, { ...save, ...edit, id });
    const photos = await collect(problems, readPhotos(files));
    if (!edit || !photos) throw new Refusal(400, problems);
    await admit(database, writes(env, user_id, { demo }), { times: countWrites(edit) });
    const kept = await keepPhotos(member, photos);
    const links = names.length - files.length;
    const images = edit.images?.map((image) => ({ ...image, ...kept[image.at - links] }));
    return await saveOnce(member, kind, { ...edit, id, images }, keyIn(data));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.status, toFormErrors(error.errors, names), error.details);
  }
}

/** Adds the errors of a refusal to `problems`, to report all problems of a form at once. */
async function collect<T>(problems: FieldErrors, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    Object.assign(problems, error.errors);
    return undefined;
  }
}

/** Saves once per form and content: after the browser's Back, a form has the same key and may have other content. */
async function saveOnce(
  { database, env, user_id }: Member,
  kind: RecordKind,
  edit: Edit & { id: number | undefined },
  key: string,
): Promise<RecordJson> {
  const saveBy = (idempotency_key: string) =>
    saveRecord(database, env, kind, { ...edit, user_id, idempotency_key });
  const formKey = `${user_id}:${key}`;
  const created = edit.id === undefined && (await saveBy(formKey));
  if (created && isCreatedFrom(kind, created, edit)) return created;
  const digest = createHash('sha256').update(JSON.stringify(edit)).digest('hex').slice(0, 32);
  return saveBy(`${formKey}-${digest}`);
}

function keyIn(data: FormData): string {
  const sent = data.get(KEY_FIELD);
  return typeof sent === 'string' && IDEMPOTENCY_KEY.test(sent) ? sent : randomUUID();
}

function isCreatedFrom({ input }: RecordKind, created: RecordJson, { values, images }: Edit) {
  const { values: stored } = parseFields(input, created);
  const urlsOf = (list: { url: string }[] = []) => list.map(({ url }) => url).join();
  return (
    stored !== undefined &&
    urlsOf(imagesOf(created)) === urlsOf(images) &&
    // Compares only the fields of the form: the record has defaults for the others.
    Object.entries(values).every(([name, value]) => comparable(stored[name]) === comparable(value))
  );
}
