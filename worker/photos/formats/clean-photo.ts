import { cleanJpeg } from './jpeg.ts';
import { BROKEN, type CleanPhoto, EMPTY, NO_PHOTO, Refusal, textAt } from './photo-file.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/**
 * Removes metadata from a JPEG, PNG or WebP. Keeps picture data and color profile byte for byte; rewrites the
 * orientation, or drops it in WebP. @returns the photo, or a message for the user that says why it is refused
 */
export function cleanPhoto(bytes: Uint8Array): CleanPhoto | string {
  if (bytes.length === 0) return EMPTY;
  try {
    if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return cleanJpeg(bytes);
    if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return cleanPng(bytes);
    if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return cleanWebp(bytes);
    return NO_PHOTO;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    // A DataView read beyond the end of a truncated file.
    if (error instanceof RangeError) return BROKEN;
    throw error;
  }
}
