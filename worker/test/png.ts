/** PNGs that are made of nothing. */
import { deflateSync } from 'node:zlib';
import { IEND, ihdr, type NamedChunk, png } from './photos/files.ts';

let count = 0;

/** A grey PNG which is like no other. @param more chunks to put behind its header */
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
