import { PHOTO_BYTES_MAX, PHOTO_TYPES, type PhotoFormat } from '@desert/contract/photos';
import { undecodable } from './checkPhoto.ts';
import { PhotoProblem } from './PhotoProblem.ts';
import type { Size } from './photoSizes.ts';
import type { PreparedPhoto } from './preparePhoto.ts';

const MAX_MB = PHOTO_BYTES_MAX / 1024 / 1024;

/**
 * The photo as it was chosen, for browsers that cannot make another one of it.
 * @param format by its first bytes
 * @throws PhotoProblem where it cannot be sent as it is
 */
export async function originalPhoto(
  file: File,
  format: PhotoFormat | 'heic' | undefined,
): Promise<PreparedPhoto> {
  const size = await sizeOf(file);
  if (!size) throw undecodable(format);
  if (format === undefined || format === 'heic' || file.size > PHOTO_BYTES_MAX) {
    throw new PhotoProblem(
      `Your browser can only upload JPEG, PNG, or WebP photos up to ${MAX_MB} MB. Save this photo as one of those and try again.`,
    );
  }
  // Its name may say something else.
  const original = file.slice(0, file.size, PHOTO_TYPES[format]);
  return { files: [original], ...size, color: '' };
}

/** The size of a photo as it is looked at, in pixels; undefined where the browser does not show it. */
async function sizeOf(file: File): Promise<Size | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
