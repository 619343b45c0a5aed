import { cleanJpeg } from './jpeg.ts';
import { BROKEN, type CleanPhoto, EMPTY, NO_PHOTO, Refusal, textAt } from './photo-file.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/**
 * Rewrites a JPEG, PNG or WebP without decoding it: the picture byte for byte, its colour profile and its orientation are kept,
 * all other metadata goes.
 * @param bytes of any file
 * @returns the photo; or why it is refused, a sentence for the user. Never throws.
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
    // A DataView read beyond the end: the file is cut off.
    if (error instanceof RangeError) return BROKEN;
    throw error;
  }
}
