import { cleanJpeg } from './jpeg.ts';
import { type CleanPhoto, EMPTY, UNSUPPORTED_PHOTO, refusePhoto, readAscii } from './photo-file.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/**
 * Removes metadata from a JPEG, PNG or WebP. Keeps picture data and color profile byte for byte; rewrites the
 * orientation, or drops it in WebP.
 */
export function cleanPhoto(bytes: Uint8Array): CleanPhoto {
  if (bytes.length === 0) refusePhoto(EMPTY);
  try {
    if (readAscii(bytes, 0, 3) === '\xff\xd8\xff') return cleanJpeg(bytes);
    if (readAscii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return cleanPng(bytes);
    if (readAscii(bytes, 0, 4) === 'RIFF' && readAscii(bytes, 8, 4) === 'WEBP')
      return cleanWebp(bytes);
    return refusePhoto(UNSUPPORTED_PHOTO);
  } catch (error) {
    // A DataView read beyond the end of a truncated file.
    if (error instanceof RangeError) refusePhoto();
    throw error;
  }
}
