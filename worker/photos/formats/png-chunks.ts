/** What a PNG is made of. See https://www.w3.org/TR/png-3/#5DataRep. */
import { crc32 } from 'node:zlib';
import { ascii, joined, PIECES_MAX, textAt, viewOf } from './bytes.ts';

export interface Chunk {
  /** Four letters; the first is a capital where a picture cannot be shown without it. */
  type: string;
  data: Uint8Array;
  /** All of it with length, type and checksum. */
  whole: Uint8Array;
}

/** The bytes of a chunk that are not its data. */
const AROUND = 12;

/**
 * The chunks of a PNG up to its IEND. Where it is cut off or a checksum is wrong they end without an IEND.
 * @param bytes that start with the signature of a PNG
 */
export function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  let at = 8;
  for (let count = 0; count < PIECES_MAX && at + AROUND <= bytes.length; count += 1) {
    const end = at + AROUND + view.getUint32(at);
    if (end > bytes.length) return;
    const type = textAt(bytes, at + 4, 4);
    const isRight = crc32(bytes.subarray(at + 4, end - 4)) === view.getUint32(end - 4);
    if (!isRight || !/^[A-Za-z]{4}$/.test(type)) return;
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) };
    if (type === 'IEND') return;
    at = end;
  }
}

/**
 * Writes a chunk.
 * @param type four letters
 */
export function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = joined([new Uint8Array(4), ascii(type), data, new Uint8Array(4)]);
  const view = viewOf(bytes);
  view.setUint32(0, data.length);
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(4, -4)));
  return bytes;
}
