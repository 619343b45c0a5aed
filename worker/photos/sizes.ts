import { createHash } from 'node:crypto';
import { type PhotoFormat, SMALL_WIDTHS } from '@desert/contract/photos/photos';
import { cleanPhoto } from './formats/clean-photo.ts';
import { type CleanPhoto, refusePhoto } from './formats/photo-file.ts';

export interface CleanSizes {
  content: string;
  format: PhotoFormat;
  width: number;
  height: number;
  files: { width: number; bytes: Uint8Array }[];
  bytes: number;
}

const WRONG_SIZES = 'The sizes of this photo don’t match.';

/** Rounding tolerance in pixels for the height of a smaller size. */
const ROUNDED_PX = 2;

export function cleanSizes(sent: readonly Uint8Array[]): CleanSizes {
  const files = sent.map(cleanPhoto).toSorted((a, b) => a.width - b.width);
  const largest = files.at(-1);
  if (!largest) return refusePhoto('No photo was sent.');
  if (!hasMatchingSizes(files.slice(0, -1), largest)) refusePhoto(WRONG_SIZES);
  const { format, width, height } = largest;
  return {
    content: hashPhotoFiles(largest.bytes),
    format,
    width,
    height,
    files: files.map(({ width, bytes }) => ({ width, bytes })),
    bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
  };
}

function hasMatchingSizes(smaller: CleanPhoto[], largest: CleanPhoto): boolean {
  const isSize = ({ format, width, height }: CleanPhoto) =>
    format === largest.format &&
    width < largest.width &&
    SMALL_WIDTHS.some((small) => small === width) &&
    Math.abs(height - (largest.height * width) / largest.width) <= ROUNDED_PX;
  return (
    smaller.every(isSize) && new Set(smaller.map(({ width }) => width)).size === smaller.length
  );
}

/** Names a picture, whatever its smaller sizes are: 128 bits of its SHA-256. */
function hashPhotoFiles(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 32);
}
