import {
  MAX_PHOTO_BYTES,
  PHOTO_PARTS,
  PHOTO_TYPES,
  definePhotoWords,
  SMALL_WIDTHS,
} from '@desert/contract/photos/photos';
import { parseFields } from '@desert/contract/text/body';
import { hasContentType, readBytes } from '../http/request/body.ts';
import { readMultipart } from '../http/request/multipart.ts';
import { Refusal } from '../http/response/refusal.ts';
import type { PhotoWords } from './keep.ts';

export interface ReceivedPhoto {
  files: Uint8Array[];
  words: PhotoWords;
}

/** Maximum bytes of a form with one photo, in all its sizes. */
export const PHOTO_FORM_BYTES_MAX = MAX_PHOTO_BYTES + 16 * 1024;

export const BODY_TOO_LARGE = new Refusal(413, {
  photo: `Photos can be up to ${MAX_PHOTO_BYTES / 1024 / 1024} MB.`,
});

/** Reads an upload. Validates size, number of files and texts, not the pictures. @throws if the connection breaks */
export async function receivePhoto(request: Request): Promise<ReceivedPhoto> {
  if (hasContentType(request, 'multipart/form-data')) return receiveForm(request);
  const isRaw = ['application/octet-stream', ...Object.values(PHOTO_TYPES)].some((type) =>
    hasContentType(request, type),
  );
  if (!isRaw) {
    const photo = 'Send a photo, or a form with one: JPEG, PNG, or WebP.';
    throw new Refusal(415, { photo });
  }
  const file = await readBytes(request, MAX_PHOTO_BYTES);
  if (!file) throw BODY_TOO_LARGE;
  return { files: [file], words: { alt: '', color: '' } };
}

async function receiveForm(request: Request): Promise<ReceivedPhoto> {
  const body = await readBytes(request, PHOTO_FORM_BYTES_MAX);
  if (!body) throw BODY_TOO_LARGE;
  // The body is read completely, so any error is the form's fault.
  const read = await readMultipart(
    { body: new Response(body).body, headers: request.headers },
    body.length,
  );
  const form = read?.data;
  if (!form) throw new Refusal(400, 'We couldn’t read the form.');
  const sent = form.getAll(PHOTO_PARTS.photo).filter((part) => typeof part !== 'string');
  checkSizes(sent);
  const { problems, values } = parseFields(definePhotoWords(), Object.fromEntries(form));
  if (!values) throw new Refusal(400, problems);
  return { files: await readSizes(sent), words: values };
}

function checkSizes(sizes: readonly File[]): void {
  if (sizes.length > SMALL_WIDTHS.length + 1) {
    const photo = `Send at most ${SMALL_WIDTHS.length + 1} sizes of a photo.`;
    throw new Refusal(400, { photo });
  }
  if (sizes.reduce((bytes, { size }) => bytes + size, 0) > MAX_PHOTO_BYTES) throw BODY_TOO_LARGE;
}

/** Reads the sizes of a photo from a form. Refuses too many, or too many bytes. */
export function readSizes(sizes: readonly File[]): Promise<Uint8Array[]> {
  checkSizes(sizes);
  return Promise.all(sizes.map(async (file) => new Uint8Array(await file.arrayBuffer())));
}
