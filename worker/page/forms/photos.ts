import { PHOTO_BYTES_MAX, photoFileAt } from '@desert/contract/photos';
import { PHOTOS_FIELD } from '@desert/contract/posted-record';
import { keepPhoto } from '../../photos/keep.ts';
import { TOO_MANY_BYTES } from '../../photos/received.ts';
import { type CleanSizes, cleanSizes } from '../../photos/sizes.ts';
import type { Refusal } from './posted.ts';
import type { PhotoInput } from './record-input.ts';
import type { NewPicture, Writer } from './write-record.ts';

interface JudgedPhoto {
  sizes: CleanSizes;
  alt: string;
}

/** Validates photos and removes their metadata. @returns the photos, or one message with the reason for each refusal */
export async function judgePhotos(photos: PhotoInput[]): Promise<JudgedPhoto[] | string> {
  const judged: JudgedPhoto[] = [];
  const wrong: string[] = [];
  for (const { file, alt } of photos) {
    const sizes =
      file.size > PHOTO_BYTES_MAX
        ? TOO_MANY_BYTES
        : cleanSizes([new Uint8Array(await file.arrayBuffer())]);
    if (typeof sizes === 'string') wrong.push(`${file.name}: ${sizes}`);
    else judged.push({ sizes, alt });
  }
  return wrong.length > 0 ? wrong.join(' ') : judged;
}

export async function keepPhotos(
  writer: Writer,
  photos: JudgedPhoto[],
): Promise<NewPicture[] | Refusal> {
  const kept: NewPicture[] = [];
  for (const { sizes, alt } of photos) {
    const result = await keepPhoto(writer, sizes, { alt: '', color: '' });
    if (!result.ok) {
      const { status, message, retryAfter } = result;
      return { status, errors: { [PHOTOS_FIELD]: message }, retryAfter };
    }
    const { url } = result.photo;
    kept.push({ url, alt, photo: photoFileAt(url) });
  }
  return kept;
}
