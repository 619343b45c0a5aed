/** Checks and cleans the files of one photo. */
import { createHash } from 'node:crypto';
import { type PhotoFormat, SMALL_WIDTHS } from '@desert/contract/photos';
import { cleanPhoto } from './formats/clean-photo.ts';
import type { CleanPhoto } from './formats/photo-file.ts';

/** A photo in all of its sizes, free of metadata. */
export interface CleanSizes {
  /** The first 128 bits of the SHA-256 of all files, the largest first, in hex. */
  content: string;
  format: PhotoFormat;
  /** Pixels, of the largest. */
  width: number;
  height: number;
  /** The smallest first. */
  files: { width: number; bytes: Uint8Array }[];
  /** Of all files. */
  bytes: number;
}

const WRONG_SIZES = 'The sizes of this photo don’t match.';

/** Pixels by which rounding may change the height of a smaller size. */
const ROUNDED = 2;

/**
 * Removes all metadata from the files of a photo.
 * @param sent its files, in any order
 * @returns the photo, or the reason why it is refused, for the user
 */
export function cleanSizes(sent: readonly Uint8Array[]): CleanSizes | string {
  const files: CleanPhoto[] = [];
  for (const bytes of sent) {
    const file = cleanPhoto(bytes);
    if (typeof file === 'string') return file;
    files.push(file);
  }
  files.sort((a, b) => a.width - b.width);
  const largest = files.at(-1);
  if (!largest) return 'No photo was sent.';
  if (!belongTogether(files.slice(0, -1), largest)) return WRONG_SIZES;
  const { format, width, height } = largest;
  return {
    content: hashOf(files.map(({ bytes }) => bytes).toReversed()),
    format,
    width,
    height,
    files: files.map(({ width, bytes }) => ({ width, bytes })),
    bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
  };
}

function belongTogether(smaller: CleanPhoto[], largest: CleanPhoto): boolean {
  const isSize = ({ format, width, height }: CleanPhoto) =>
    format === largest.format &&
    width < largest.width &&
    SMALL_WIDTHS.some((small) => small === width) &&
    Math.abs(height - (largest.height * width) / largest.width) <= ROUNDED;
  return (
    smaller.every(isSize) && new Set(smaller.map(({ width }) => width)).size === smaller.length
  );
}

function hashOf(files: Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return hash.digest('hex').slice(0, 32);
}
