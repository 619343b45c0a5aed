/** Photos of a form posted without scripts, in their original size. */
import type { PictureAddress } from '@desert/contract/photos/own-images';
import { MAX_PHOTO_BYTES, parsePhotoPath } from '@desert/contract/photos/photos';
import { PHOTOS_FIELD } from '@desert/contract/records/posted-record';
import { Refusal } from '../http/response/refusal.ts';
import { keepPhoto } from './keep.ts';
import { BODY_TOO_LARGE } from './received.ts';
import { type CleanSizes, cleanSizes } from './sizes.ts';

/** Validates photos and removes their metadata. The refusal has the reason for each refused one, with its name. */
export async function readPhotos(files: File[]): Promise<CleanSizes[]> {
  const photos: CleanSizes[] = [];
  const wrong: string[] = [];
  for (const file of files) {
    try {
      if (file.size > MAX_PHOTO_BYTES) throw BODY_TOO_LARGE;
      photos.push(cleanSizes([new Uint8Array(await file.arrayBuffer())]));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      wrong.push(`${file.name}: ${error.errors['photo']}`);
    }
  }
  if (wrong.length > 0) throw new Refusal(400, { [PHOTOS_FIELD]: wrong.join(' ') });
  return photos;
}

export async function keepPhotos(
  keeping: Omit<Parameters<typeof keepPhoto>[0], 'field'>,
  photos: CleanSizes[],
): Promise<PictureAddress[]> {
  const kept: PictureAddress[] = [];
  for (const sizes of photos) {
    const { url } = await keepPhoto({ ...keeping, field: PHOTOS_FIELD }, sizes, {
      alt: '',
      color: '',
    });
    kept.push({ url, photo: parsePhotoPath(url) });
  }
  return kept;
}
