/**
 * Reads and writes the orientation in EXIF, a TIFF whose first directory has the tag:
 * https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, 4.6
 */
import { encodeAscii, joinBytes, readAscii, toDataView } from './photo-file.ts';

const TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** Reads the orientation. @param tiff EXIF, from the byte order on @returns 1 (as stored) to 8; 1 if none is valid */
export function readOrientation(tiff: Uint8Array): number {
  const isLittle = readAscii(tiff, 0, 4) === 'II*\0';
  if ((!isLittle && readAscii(tiff, 0, 4) !== 'MM\0*') || tiff.length < 8) return 1;
  const view = toDataView(tiff);
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const end = directory + 2 + view.getUint16(directory, isLittle) * ENTRY_BYTES;
  for (let at = directory + 2; at < end && at + ENTRY_BYTES <= tiff.length; at += ENTRY_BYTES) {
    if (view.getUint16(at, isLittle) !== TAG) continue;
    const isShort = view.getUint16(at + 2, isLittle) === SHORT;
    const isOne = view.getUint32(at + 4, isLittle) === 1;
    const value = view.getUint16(at + 8, isLittle);
    return isShort && isOne && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

export function writeOrientation(orientation: number): Uint8Array {
  const directory = [0, 0, 0, 8, 0, 1];
  const entry = [TAG >> 8, TAG & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  return joinBytes([encodeAscii('MM\0*'), Uint8Array.of(...directory, ...entry, 0, 0, 0, 0)]);
}

/** Width and height as displayed. Orientations 5 to 8 swap them. */
export function toDisplayedSize(orientation: number, size: { width: number; height: number }) {
  const { width, height } = size;
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
