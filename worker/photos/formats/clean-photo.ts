import type { PhotoFormat } from '@desert/contract/photos';
import { textAt } from './bytes.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { EMPTY, NO_PHOTO } from './refusals.ts';
import { cleanWebp } from './webp.ts';

/** A photo without anything that is not needed to show it. */
export interface CleanPhoto {
  format: PhotoFormat;
  /** Pixels, as it is looked at. */
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Takes a photo apart, without decoding a pixel, and rewrites it: with its picture, byte for byte, its profile
 * of colour and its orientation, and without all else, like the place where it was taken.
 * @param bytes of a file, whatever it is called; anything at all
 * @returns the photo; or why it is refused, a sentence. Never throws.
 */
export function cleanPhoto(bytes: Uint8Array): CleanPhoto | string {
  if (bytes.length === 0) return EMPTY;
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return cleanJpeg(bytes);
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return cleanPng(bytes);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return cleanWebp(bytes);
  return NO_PHOTO;
}
