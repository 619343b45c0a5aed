/** Generates PNGs for tests. */
import { deflateSync } from 'node:zlib';
import { IEND, ihdr, type NamedChunk, png } from './photos/files.ts';

let count = 0;

/** Generates a grey PNG whose pixels no earlier one has. @param more chunks to insert after the header */
export function pngOf(
  width: number,
  height: number,
  more: NamedChunk[] = [],
): Uint8Array<ArrayBuffer> {
  const pixels = Buffer.alloc((width + 1) * height);
  pixels.writeUInt32BE((count += 1), pixels.length - 4);
  return png(ihdr(width, height, 8, 0), ...more, ['IDAT', deflateSync(pixels)], IEND);
}

export const textChunk = (text: string): NamedChunk => ['tEXt', `Comment\0${text}`];
