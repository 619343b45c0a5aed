import { toFormErrors } from '@desert/contract/photos/images';
import { KEY_FIELD } from '@desert/contract/records/idempotency-key';
import { PHOTOS_FIELD, MAX_POSTED_BYTES } from '@desert/contract/records/posted-record';
import { parseFields } from '@desert/contract/text/body';
import type { FieldErrors } from '@desert/contract/text/errors';
import { ID } from '@desert/contract/text/ids';
import { findPostedTags } from '../../history/posted-tags.ts';
import { limitWritesByAccount } from '../../http/rate-limits/policies.ts';
import { admitRequest } from '../../http/rate-limits/rate-limit.ts';
import { checkForm, CUT_OFF } from '../../http/request/body.ts';
import { getFiles, readMultipart, getTexts } from '../../http/request/multipart.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { getMaxRecordImages } from '../../limits.ts';
import { checkConfirmed } from '../../members/users/must-confirm.ts';
import { saveOncePerContent } from '../../moderation/save-record.ts';
import { keepPhotos, readPhotos } from '../../photos/posted-photos.ts';
import { countWrites, readEdit, recordBody } from '../../records/edit-base.ts';
import { getImages } from '../../records/images.ts';
import type { RecordJson, RecordKind } from '../../records/kind.ts';
import { findRecord } from '../../records/queries.ts';
import { checkOwner } from '../../records/refusals.ts';
import { namedKinds } from '../../records/registry.ts';
import { checkImages } from '../../records/save-images.ts';
import { toIdempotencyKey } from '../../records/save.ts';
import { findHeld } from '../../records/visibility/held.ts';
import { type FormMember, defineMemberForm, type PostableForm } from './posted.ts';
import { readRecord } from './record-input.ts';

const PATH = new RegExp(`^(/([a-z]+))/(?:new|(${ID})/edit)/?$`);
const TOO_MUCH = `You can send up to ${MAX_POSTED_BYTES / 1024 / 1024} MB at once.`;
const CHOOSE_AGAIN = 'Please choose your photos again. Your browser doesn’t keep them.';

/** The form at '/merch/new' or '/merch/7/edit', with or without a trailing slash; undefined for other paths. */
export function findRecordForm(path: string): PostableForm | undefined {
  const [, list, name, id] = PATH.exec(path) ?? [];
  const kind = namedKinds.find(([listed]) => listed === name)?.[1];
  if (!kind) return undefined;
  return defineMemberForm(async (member, { request, env }, shown) => {
    checkForm(request, 'multipart/form-data');
    const form = await readMultipart(request, MAX_POSTED_BYTES);
    if (!form) throw new Refusal(400, CUT_OFF);
    const { data, isWhole } = form;
    shown.values = getTexts(data);
    if (getFiles(data, PHOTOS_FIELD).length > 0) shown.remarks = { [PHOTOS_FIELD]: CHOOSE_AGAIN };
    if (!isWhole) throw new Refusal(413, { [PHOTOS_FIELD]: TOO_MUCH });
    checkConfirmed(env, member.account);
    const posted = { id: id === undefined ? undefined : Number(id), data, here: request.url };
    const saved = await savePostedRecord(member, kind, posted);
    return `${list}/${saved.id}`;
  });
}

/** Finds a record that the member may see: also their own while it is pending or hidden. */
async function findOwnRecord({ database, user_id }: FormMember, kind: RecordKind, id: number) {
  return (await findRecord(database, kind, id, user_id)) ?? findHeld(database, kind, id, user_id);
}

/** Saves a posted record. Validates everything, photos included, before it stores any of it. */
async function savePostedRecord(
  member: FormMember,
  kind: RecordKind,
  { id, data, here }: { id: number | undefined; data: FormData; here: string },
): Promise<RecordJson> {
  const { database, env, user_id, demo } = member;
  const stored = id && checkOwner(await findOwnRecord(member, kind, id), user_id);
  const { fields, names, files } = readRecord(data, stored ? getImages(stored) : undefined);
  const problems: FieldErrors = {};
  try {
    const tags = await collectFieldErrors(problems, findPostedTags(database, data));
    const parsed = parseFields(recordBody(kind), { ...fields, tags });
    Object.assign(problems, parsed.problems);
    const isValid = Object.keys(problems).length === 0;
    const edit = isValid && parsed.values && (await readEdit(database, kind, parsed.values, here));
    const creation = { user_id, idempotency_key: toIdempotencyKey(user_id, data.get(KEY_FIELD)) };
    const save = { ...creation, ...edit, id, maxImages: getMaxRecordImages(env) };
    if (edit && files.length > 0) await checkImages(database, kind, save);
    const photos = await collectFieldErrors(problems, readPhotos(files));
    if (!edit || !photos) throw new Refusal(400, problems);
    await admitRequest(database, limitWritesByAccount(env, user_id, { demo }), {
      times: countWrites(edit),
    });
    const kept = await keepPhotos(member, photos);
    const links = names.length - files.length;
    const images = edit.images?.map((image) => ({ ...image, ...kept[image.at - links] }));
    return await saveOncePerContent(database, env, kind, { ...creation, ...edit, id, images });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.status, toFormErrors(error.errors, names), error.details);
  }
}

/** Adds errors to `problems`, to report all of a form at once. */
async function collectFieldErrors<T>(
  problems: FieldErrors,
  work: Promise<T>,
): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    Object.assign(problems, error.errors);
    return undefined;
  }
}
