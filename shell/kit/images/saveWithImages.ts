/** Saves a record and its images, one request after the other. */
import type { Answer } from '@desert/contract/page';
import { isGood, sendApi } from '../api.ts';
import { errorsOf, errorText } from '../form/errorsOf.ts';
import { postOnce } from '../form/postOnce.ts';

interface TypedImage {
  url: string;
  alt: string;
}

/** What was saved so far. Kept between presses of the button, so that the next one goes on from there. */
export interface SaveProgress {
  /** The record's id, once it is made. */
  id?: number;
  /** The images that were added, in order, as they were sent. */
  added: { id: number; sent: string }[];
}

export interface RecordToSave {
  /** The address of the section's list: '/api/merch/'. */
  list: string;
  /** The field that says what an image is of: 'merch_id'. */
  subject: string;
  record: unknown;
  /** The images it has, with what was typed. */
  existing?: (TypedImage & { id: number })[];
  added: TypedImage[];
  /** The form's field for the images to add. */
  addedField: 'urls' | 'newUrls';
}

/**
 * Makes the record, or updates it where `progress` has its id, then its images by position, then adds
 * the new ones. Stops where a request fails; what was saved until then is in `progress`.
 * @param sendKey the key that the record is made by; its images, by that and their number
 * @returns the record's answer, or the failed one with what is wrong at its field
 */
export async function saveWithImages(
  save: RecordToSave,
  progress: SaveProgress,
  sendKey: string,
): Promise<Answer> {
  const { list, existing = [], added, addedField } = save;
  const saved = await saveRecord(save, progress, sendKey);
  if (!isGood(saved)) return saved;
  for (const [at, { id, url, alt }] of existing.entries()) {
    const answer = await sendApi('PUT', `${list}${id}/images/edit/`, { url, alt });
    if (!isGood(answer)) return failedAt(`urls.${at}`, answer);
  }
  for (const [at, image] of added.entries()) {
    const answer = await saveAdded(save, progress, { key: `${sendKey}-${at}`, at, image });
    if (!isGood(answer)) return failedAt(`${addedField}.${at}`, answer);
  }
  return saved;
}

async function saveRecord({ list, record }: RecordToSave, progress: SaveProgress, sendKey: string) {
  const put = (id: number) => `${list}${id}/edit/`;
  if (progress.id !== undefined) return sendApi('PUT', put(progress.id), record);
  const answer = await postOnce(sendKey, { post: `${list}new/`, put }, record);
  if (isGood(answer)) progress.id = (answer.body as { id: number }).id;
  return answer;
}

async function saveAdded(
  { list, subject }: RecordToSave,
  progress: SaveProgress,
  { key, at, image }: { key: string; at: number; image: TypedImage },
): Promise<Answer> {
  const put = (id: number) => `${list}${id}/images/edit/`;
  const sent = JSON.stringify(image);
  const known = progress.added[at];
  if (known?.sent === sent) return { status: 200, body: known };
  const answer = known
    ? await sendApi('PUT', put(known.id), image)
    : await postOnce(key, { post: `${list}new/image/`, put }, { ...image, [subject]: progress.id });
  if (isGood(answer)) progress.added[at] = { id: (answer.body as { id: number }).id, sent };
  return answer;
}

/** What went wrong with an image, at its field: the message of a bad address by itself. */
function failedAt(field: string, answer: Answer): Answer {
  const badAddress = answer.status === 400 && errorsOf(answer.status, answer.body)['url'];
  const message = badAddress || `This image was not saved. ${errorText(answer)}`;
  // As a 4xx: the form shows what is wrong with it at the field.
  return { status: 400, body: { errors: { [field]: message } } };
}
