import { PHOTO_BYTES_MAX, photoFileAt } from '@desert/contract/photos/photos';
import { PHOTOS_FIELD } from '@desert/contract/records/posted-record';
import { Refusal } from '../../http/response/refusal.ts';
import { keepPhoto } from '../../photos/keep.ts';
import { TOO_LARGE } from '../../photos/received.ts';
import { type CleanSizes, cleanSizes } from '../../photos/sizes.ts';
import type { PhotoInput } from './record-input.ts';
import type { NewPicture, Writer } from './write-record.ts';

interface JudgedPhoto {
  sizes: CleanSizes;
  alt: string;
}

/** Validates photos and removes their metadata. The refusal has the reason for each refused one, with its name. */
export async function judgePhotos(photos: PhotoInput[]): Promise<JudgedPhoto[]> {
  const judged: JudgedPhoto[] = [];
  const wrong: string[] = [];
  for (const { file, alt } of photos) {
    try {
      judged.push({ sizes: await readSizes(file), alt });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      wrong.push(`${file.name}: ${error.errors['photo']}`);
    }
  }
  if (wrong.length > 0) throw new Refusal(400, { [PHOTOS_FIELD]: wrong.join(' ') });
  return judged;
}

async function readSizes(file: File): Promise<CleanSizes> {
  if (file.size > PHOTO_BYTES_MAX) throw TOO_LARGE;
  return cleanSizes([new Uint8Array(await file.arrayBuffer())]);
}

export async function keepPhotos(writer: Writer, photos: JudgedPhoto[]): Promise<NewPicture[]> {
  const kept: NewPicture[] = [];
  const keeping = { ...writer, field: PHOTOS_FIELD };
  for (const { sizes, alt } of photos) {
    const { url } = await keepPhoto(keeping, sizes, { alt: '', color: '' });
    kept.push({ url, alt, photo: photoFileAt(url) });
  }
  return kept;
}
