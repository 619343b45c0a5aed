/** Builds JPEG, PNG and WebP files for tests of their parsers. */
import { deflateSync } from 'node:zlib';
import { Refusal } from '../../http/response/refusal.ts';
import { cleanPhoto } from '../../photos/formats/clean-photo.ts';
import { encodeAscii, type CleanPhoto, joinBytes } from '../../photos/formats/photo-file.ts';
import { encodePngChunk } from '../../photos/formats/png.ts';
import { type WebpChunk, readWebpChunks, writeWebp } from '../../photos/formats/webp.ts';

export type Part = Uint8Array | string | number[];

export function bytesOf(...parts: Part[]): Uint8Array<ArrayBuffer> {
  return joinBytes(
    parts.map((part) => (typeof part === 'string' ? encodeAscii(part) : Uint8Array.from(part))),
  );
}

/** Builds a segment of a JPEG: FF, the marker, the length, the data. */
export function segment(marker: number, ...data: Part[]): Uint8Array {
  const bytes = bytesOf(...data);
  return bytesOf([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff], bytes);
}

/** Returns a copy of a file with parts inserted at an offset. */
export function inserted(file: Uint8Array, at: number, ...parts: Part[]): Uint8Array<ArrayBuffer> {
  return bytesOf(file.subarray(0, at), ...parts, file.subarray(at));
}

/** Returns a copy of a file with its bytes from `at` on overwritten. */
export function changed(file: Uint8Array, at: number, ...bytes: number[]): Uint8Array {
  const copy = file.slice();
  copy.set(bytes, at);
  return copy;
}

/** Offset of the first byte after the JFIF segment of a JPEG. */
export const BEHIND_JFIF = 20;

const PNG_SIGNATURE = bytesOf([0x89], 'PNG\r\n\x1a\n');

export type NamedChunk = [type: string, ...data: Part[]];

export function png(...chunks: NamedChunk[]): Uint8Array<ArrayBuffer> {
  return bytesOf(
    PNG_SIGNATURE,
    ...chunks.map(([type, ...data]) => encodePngChunk(type, bytesOf(...data))),
  );
}

export function ihdr(width: number, height: number, depth: number, color: number): NamedChunk {
  const numbers = [width, height].flatMap((side) => [side >>> 24, side >> 16, side >> 8, side]);
  return ['IHDR', numbers.map((byte) => byte & 0xff), [depth, color, 0, 0, 0]];
}

export const IHDR = ihdr(12, 8, 8, 2);
export const IDAT: NamedChunk = ['IDAT', deflateSync(new Uint8Array((1 + 12 * 3) * 8).fill(9))];
export const IEND: NamedChunk = ['IEND'];

/** 12 × 8 pixels of one colour. */
export const PNG = png(IHDR, IDAT, IEND);

/** 12 × 8 pixels of a palette of two colours, one of them transparent. */
export const PALETTE_PNG = png(
  ihdr(12, 8, 1, 3),
  ['gAMA', [0, 0, 0xb1, 0x8f]],
  ['PLTE', [140, 38, 51, 226, 214, 181]],
  ['tRNS', [0]],
  ['IDAT', deflateSync(new Uint8Array(3 * 8).fill(0))],
  IEND,
);

export function webpChunks(file: Uint8Array): WebpChunk[] {
  return [...readWebpChunks(file)];
}

/** A WebP in the extended format, 12 × 8 pixels. */
export function extendedWebp(flags: number, ...chunks: WebpChunk[]): Uint8Array<ArrayBuffer> {
  const canvas = [flags, 0, 0, 0, 11, 0, 0, 7, 0, 0];
  return writeWebp([{ type: 'VP8X', data: Uint8Array.from(canvas) }, ...chunks]);
}

export function webpChunk(type: string, ...data: Part[]): WebpChunk {
  return { type, data: bytesOf(...data) };
}

/** Cleans a photo. @returns the message if it is refused */
export function cleanOrRefuse(bytes: Uint8Array): CleanPhoto | string {
  try {
    return cleanPhoto(bytes);
  } catch (error) {
    if (error instanceof Refusal) return error.errors['photo'] ?? '';
    throw error;
  }
}

/** Tells whether a file is either refused, or accepted and not changed by a second cleaning. */
export function isStable(bytes: Uint8Array): boolean {
  const clean = cleanOrRefuse(bytes);
  if (typeof clean === 'string') return true;
  const again = cleanOrRefuse(clean.bytes);
  if (typeof again === 'string') return false;
  const isSameSize = again.width === clean.width && again.height === clean.height;
  return isSameSize && Buffer.compare(again.bytes, clean.bytes) === 0;
}
