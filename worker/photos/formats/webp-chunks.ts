/** What a WebP is made of. See https://www.rfc-editor.org/rfc/rfc9649#section-2. */
import { ascii, joined, PIECES_MAX, textAt, viewOf } from './bytes.ts';

export interface WebpChunk {
  /** Four characters. */
  type: string;
  data: Uint8Array;
}

/** 'RIFF', the size of what follows, 'WEBP'. */
const HEAD = 12;

/**
 * The chunks of a WebP. The last has the type '' where all were whole; without it the file is cut off or broken.
 * @param bytes that start with the head of a WebP
 */
export function* webpChunksOf(bytes: Uint8Array): Generator<WebpChunk> {
  const view = viewOf(bytes);
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return;
  let at = HEAD;
  for (let count = 0; count < PIECES_MAX && at + 8 <= end; count += 1) {
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    // An odd chunk has one more byte behind it.
    const next = start + size + (size % 2);
    if (next > end) return;
    yield { type: textAt(bytes, at, 4), data: bytes.subarray(start, start + size) };
    at = next;
  }
  if (at === end) yield { type: '', data: bytes.subarray(end, end) };
}

/** Writes a WebP of whole chunks. */
export function writeWebp(chunks: WebpChunk[]): Uint8Array<ArrayBuffer> {
  const body = chunks.flatMap(({ type, data }) => [
    ascii(type),
    littleEndian(data.length),
    data,
    new Uint8Array(data.length % 2),
  ]);
  const size = body.reduce((sum, { length }) => sum + length, 4);
  return joined([ascii('RIFF'), littleEndian(size), ascii('WEBP'), ...body]);
}

function littleEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, number, true);
  return bytes;
}
