/** Whether the tables of a JPEG are as long as they say: behind the end of a table there is room for anything. */
import { MARKER } from './jpeg-segments.ts';

/**
 * Whether a segment holds whole tables and nothing else.
 * @param marker DHT, DQT or DRI
 * @param data of the segment
 */
export function areTables(marker: number, data: Uint8Array): boolean {
  if (marker === MARKER.DRI) return data.length === 2;
  const bytesOf = marker === MARKER.DHT ? huffmanBytes : quantizationBytes;
  let at = 0;
  while (at < data.length) {
    // The high half of a table's first byte is its class or precision, the low one its number.
    const first = data[at] ?? 0;
    if (first >> 4 > 1 || (first & 15) > 3) return false;
    at += bytesOf(data, at);
  }
  return at === data.length;
}

function huffmanBytes(data: Uint8Array, at: number): number {
  const codes = data.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
  return 17 + codes;
}

function quantizationBytes(data: Uint8Array, at: number): number {
  const bytesPerValue = (data[at] ?? 0) >> 4 === 0 ? 1 : 2;
  return 1 + 64 * bytesPerValue;
}
