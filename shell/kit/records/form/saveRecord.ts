import type { ApiResponse } from '@desert/contract/pages/page';
import { CHANGED_MEANWHILE, type Pending } from '@desert/contract/records/records';
import { isGood, sendApi } from '../../app/api.ts';
import type { Draft } from '../../app/draft.ts';
import { errorsOf, errorText } from '../../app/errorsOf.ts';
import type { RecordKind } from '../recordKind.ts';

interface TypedImage {
  url: string;
  alt: string;
}

export interface RecordToSave {
  id?: number | undefined;
  record: unknown;
  existing?: (TypedImage & { id: number; base: TypedImage; isRemoved?: boolean })[];
  added: TypedImage[];
}

/**
 * Saves a record, then its images; stops at the first failure. @param onSaved called after each PUT of an existing
 * record or image; `at` is the image's index
 */
export async function saveRecord(
  { list, field }: Pick<RecordKind, 'list' | 'field'>,
  { id, record, existing = [], added }: RecordToSave,
  draft: Pick<Draft, 'save'>,
  onSaved?: (now: Made, at?: number) => void,
): Promise<ApiResponse> {
  const put = (id: number) => `${list}${id}/edit/`;
  const putImage = (id: number) => `${list}${id}/images/edit/`;
  const saved =
    id === undefined
      ? await draft.save({ post: `${list}new/`, put }, record)
      : await sendApi('PUT', put(id), record);
  if (!isGood(saved)) return saved;
  if (id !== undefined) onSaved?.(saved.body as Made);
  const made = { ...(saved.body as Made), ...(id !== undefined && { id }) };
  // Keyed by id, because after a reload an image that was added counts as existing.
  const images = new Map<number, unknown>(made.images?.map((image) => [image.id, image]));
  const note = ({ body }: ApiResponse) => images.set((body as { id: number }).id, body);
  for (const [at, { id, url, alt, base, isRemoved }] of existing.entries()) {
    if (isRemoved || (url === base.url && alt === base.alt)) continue;
    const response = await sendApi('PUT', putImage(id), { url, alt, base });
    if (!isGood(response)) return failedAt(`urls.${at}`, response);
    note(response);
    onSaved?.({ id, images: [response.body as SavedImage] }, at);
  }
  for (const [at, image] of added.entries()) {
    const places = { post: `${list}new/image/`, put: putImage };
    const response = await draft.save(places, { ...image, [field]: made.id }, `${at}`);
    if (!isGood(response))
      return failedAt(`${id === undefined ? 'urls' : 'newUrls'}.${at}`, response);
    note(response);
  }
  // Last, because one image has to remain.
  for (const [at, { id, isRemoved }] of existing.entries()) {
    if (!isRemoved) continue;
    const response = await sendApi('DELETE', `${list}${id}/images/delete/`);
    if (!isGood(response) && response.status !== 404) return failedAt(`urls.${at}`, response);
    images.delete(id);
  }
  return { ...saved, body: { ...made, ...(images.size > 0 && { images: [...images.values()] }) } };
}

interface Made extends Pending {
  id: number;
  images?: SavedImage[];
}

interface SavedImage extends TypedImage {
  id: number;
}

function failedAt(field: string, response: ApiResponse): ApiResponse {
  const { url } = errorsOf(response.status, response.body);
  const isOwn = response.status === 400 || url === CHANGED_MEANWHILE;
  const message = (isOwn && url) || `This photo wasn’t saved. ${errorText(response)}`;
  // Treated as 4xx, so that the form shows it at the field.
  const { image } = { ...(response.body as { image?: unknown } | null) };
  const errors = { [field]: message };
  return { status: 400, body: image === undefined ? { errors } : { errors, images: [image] } };
}
