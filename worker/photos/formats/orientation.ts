/**
 * Which side of a picture is up, as EXIF says it: 1 is as it is stored, 2 to 8 are turned or mirrored.
 * EXIF is a TIFF whose first directory has the tag. See https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, 4.6.
 */
import { ascii, joined, textAt, viewOf } from './bytes.ts';

const TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/**
 * Reads the orientation of a picture.
 * @param tiff the EXIF, from its byte order on; anything at all
 * @returns 1 to 8; 1 where it does not say
 */
export function readOrientation(tiff: Uint8Array): number {
  const order = textAt(tiff, 0, 4);
  const isLittle = order === 'II*\0';
  if (!isLittle && order !== 'MM\0*') return 1;
  const view = viewOf(tiff);
  const directory = tiff.length < 8 ? tiff.length : view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let at = directory + 2, left = count; left > 0; at += ENTRY_BYTES, left -= 1) {
    if (at + ENTRY_BYTES > tiff.length) return 1;
    if (view.getUint16(at, isLittle) !== TAG) continue;
    const isOne =
      view.getUint16(at + 2, isLittle) === SHORT && view.getUint32(at + 4, isLittle) === 1;
    const value = view.getUint16(at + 8, isLittle);
    return isOne && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An EXIF that says the orientation and nothing else. */
export function writeOrientation(orientation: number): Uint8Array {
  const directory = [0, 0, 0, 8, 0, 1];
  const entry = [TAG >> 8, TAG & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  const noMore = [0, 0, 0, 0];
  return joined([ascii('MM\0*'), Uint8Array.of(...directory, ...entry, ...noMore)]);
}

/** Whether a picture of that orientation is as wide as it is stored high. */
export function isTurned(orientation: number): boolean {
  return orientation >= 5;
}
