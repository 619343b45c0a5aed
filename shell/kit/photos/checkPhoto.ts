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
    throw new PhotoProblem(`This file is larger than ${FILE_MB_MAX} MB. Choose a smaller version.`);
  }
  const header = await headerOf(file);
  if (header.length === 0)
    throw new PhotoProblem('This file is empty or missing. Choose another one.');
  if ((pixelsOf(header) ?? 0) > MEGAPIXELS_MAX * 1_000_000) {
    throw new PhotoProblem(
      `This photo has more than ${MEGAPIXELS_MAX} megapixels. Choose a smaller version.`,
    );
  }
  return formatOf(header);
}

/** What is said of a file that the browser cannot decode. */
export function undecodable(format: PhotoFormat | 'heic' | undefined): PhotoProblem {
  if (format === 'heic') {
    return new PhotoProblem(
      'Your browser can’t open HEIC photos. Save this one as a JPEG and try again.',
    );
  }
  return new PhotoProblem(
    format === undefined
      ? 'Your browser can’t open this file as a photo. Choose a JPEG, PNG, or WebP.'
      : 'This photo is damaged or incomplete. Choose another copy.',
  );
}

async function headerOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  } catch {
    throw new PhotoProblem(
      'We can’t read this file. It may have been moved, changed, or deleted. Choose it again.',
    );
  }
}
