import type { PhotoFormat } from '@desert/contract/photos';
import { formatOf, HEADER_BYTES, pixelsOf } from './photoHeader.ts';
import { PhotoProblem } from './PhotoProblem.ts';

/** Cameras and phones make no larger photo. */
const FILE_MB_MAX = 100;

/** A decoded pixel takes four bytes: phones end a tab that takes more than this. */
const MEGAPIXELS_MAX = 100;

/**
 * Looks at a chosen file before it is decoded.
 * @returns its format by its first bytes; undefined where it is another one, which the browser may know
 * @throws PhotoProblem where it is not worth a try
 */
export async function checkPhoto(file: File): Promise<PhotoFormat | 'heic' | undefined> {
  if (file.size > FILE_MB_MAX * 1024 * 1024) {
    throw new PhotoProblem(
      `This file is larger than ${FILE_MB_MAX} MB. Save a smaller copy of the photo and choose that.`,
    );
  }
  const header = await headerOf(file);
  if (header.length === 0)
    throw new PhotoProblem('This file is empty, or no longer there. Choose another one.');
  if ((pixelsOf(header) ?? 0) > MEGAPIXELS_MAX * 1_000_000) {
    throw new PhotoProblem(
      `This photo has more than ${MEGAPIXELS_MAX} megapixels. Save a smaller copy and choose that.`,
    );
  }
  return formatOf(header);
}

/** What is said of a file that the browser cannot decode. */
export function undecodable(format: PhotoFormat | 'heic' | undefined): PhotoProblem {
  if (format === 'heic') {
    return new PhotoProblem(
      'This is a HEIC photo, which your browser cannot open. Save it as a JPEG and choose that.',
    );
  }
  return new PhotoProblem(
    format === undefined
      ? 'This file is not a photo that your browser can open. Choose a JPEG, PNG or WebP file.'
      : 'This photo is damaged or not all there. Choose another copy of it.',
  );
}

async function headerOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  } catch {
    throw new PhotoProblem(
      'This file cannot be read. It may have been changed, moved or deleted: choose it again.',
    );
  }
}
