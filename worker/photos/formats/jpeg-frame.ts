/** What kind of picture a JPEG is. */
import { viewOf } from './bytes.ts';
import { BROKEN, sizeRefusal, UNUSUAL_JPEG } from './refusals.ts';

export interface Frame {
  /** Pixels, as it is stored. */
  width: number;
  height: number;
  /** 1 of grey, 3 of colours, 4 of inks. */
  components: number;
}

/** Baseline, extended and progressive with Huffman codes: what browsers show. */
const SHOWN = new Set([0xc0, 0xc1, 0xc2]);

/** Whether a marker starts a frame, of whatever kind: C4, C8 and CC are of tables. */
export function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Reads the frame of a JPEG; or says why it is refused. */
export function readFrame(marker: number, data: Uint8Array): Frame | string {
  if (!SHOWN.has(marker)) return UNUSUAL_JPEG;
  if (data.length < 6) return BROKEN;
  const view = viewOf(data);
  const [precision, height, width] = [view.getUint8(0), view.getUint16(1), view.getUint16(3)];
  const components = view.getUint8(5);
  if (data.length !== 6 + 3 * components) return BROKEN;
  if (precision !== 8 || ![1, 3, 4].includes(components)) return UNUSUAL_JPEG;
  return sizeRefusal(width, height) ?? { width, height, components };
}

/** Whether the head of a scan is whole, and its components can be some of those of the frame. */
export function isScan(data: Uint8Array, { components }: Frame): boolean {
  const count = data[0] ?? 0;
  return count >= 1 && count <= components && data.length === 4 + 2 * count;
}
