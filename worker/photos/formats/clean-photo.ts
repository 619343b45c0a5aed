import { cleanJpeg } from './jpeg.ts';
import { BROKEN, type CleanPhoto, EMPTY, NO_PHOTO, Refusal, textAt } from './photo-file.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/**
 * Removes metadata from a photo. Keeps picture data, color profile and orientation byte for byte. Never throws.
 * @returns the photo; or the reason for its refusal, for the user
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
