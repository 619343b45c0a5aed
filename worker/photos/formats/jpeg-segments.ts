/** What a JPEG is made of. See https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B. */
import { PIECES_MAX, viewOf } from './bytes.ts';

/** The second byte of a marker. */
export const MARKER = {
  DHT: 0xc4,
  RST0: 0xd0,
  RST7: 0xd7,
  SOI: 0xd8,
  EOI: 0xd9,
  SOS: 0xda,
  DQT: 0xdb,
  DNL: 0xdc,
  DRI: 0xdd,
  APP0: 0xe0,
  APP1: 0xe1,
  APP2: 0xe2,
  APP14: 0xee,
  APP15: 0xef,
  COM: 0xfe,
} as const;

export interface Segment {
  marker: number;
  /** What it says, without marker and length. */
  data: Uint8Array;
  /** All of it with its marker; of an SOS with the picture's data behind it. */
  whole: Uint8Array;
}

/**
 * The segments of a JPEG behind its SOI, up to its EOI. Where it is cut off or broken they end without an EOI.
 * @param bytes that start with an SOI
 */
export function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  const view = viewOf(bytes);
  let at = 2;
  for (let count = 0; count < PIECES_MAX && bytes[at] === 0xff; count += 1) {
    // Any number of FF may stand before a marker.
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? 0;
    const start = at - 1;
    at += 1;
    if (marker === MARKER.EOI) {
      yield { marker, data: bytes.subarray(at, at), whole: bytes.subarray(start, at) };
      return;
    }
    const length = at + 2 <= bytes.length ? view.getUint16(at) : 0;
    if (length < 2 || at + length > bytes.length) return;
    const data = bytes.subarray(at + 2, at + length);
    at += length;
    if (marker === MARKER.SOS) at = endOfScan(bytes, at);
    yield { marker, data, whole: bytes.subarray(start, at) };
  }
}

/** Where the picture's data ends: at the next marker but those that restart it, or at the end of the file. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    let next = at + 1;
    while (bytes[next] === 0xff) next += 1;
    const marker = bytes[next] ?? 0;
    const isData = marker === 0 || (marker >= MARKER.RST0 && marker <= MARKER.RST7);
    if (!isData) return at;
    at = bytes.indexOf(0xff, next);
  }
  return bytes.length;
}
