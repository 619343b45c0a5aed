/** The head of the picture in a WebP: https://www.rfc-editor.org/rfc/rfc6386#section-9.1, https://www.rfc-editor.org/rfc/rfc9649#section-3.4. */
import { textAt, viewOf } from './bytes.ts';

export interface WebpFrame {
  /** Pixels. */
  width: number;
  height: number;
  /** Whether some of it may be transparent; a lossy one has that in a chunk of its own. */
  hasAlpha: boolean;
}

/**
 * Reads the head of a chunk with a picture.
 * @param type of the chunk: 'VP8 ' is lossy, 'VP8L' lossless
 * @returns undefined where it is none
 */
export function readWebpFrame(type: string, data: Uint8Array): WebpFrame | undefined {
  return type === 'VP8L' ? readLossless(data) : readLossy(data);
}

function readLossy(data: Uint8Array): WebpFrame | undefined {
  if (data.length < 10 || textAt(data, 3, 3) !== '\x9d\x01\x2a') return undefined;
  const view = viewOf(data);
  const tag = view.getUint16(0, true) | (view.getUint8(2) << 16);
  const isKeyFrame = (tag & 1) === 0;
  const isShown = ((tag >> 4) & 1) === 1;
  const partition = tag >> 5;
  if (!isKeyFrame || !isShown || ((tag >> 1) & 7) > 3 || partition > data.length - 10)
    return undefined;
  const [width, height] = [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
  return { width, height, hasAlpha: false };
}

function readLossless(data: Uint8Array): WebpFrame | undefined {
  if (data.length < 6 || data[0] !== 0x2f) return undefined;
  const head = viewOf(data).getUint32(1, true);
  const isKnown = head >>> 29 === 0;
  if (!isKnown) return undefined;
  const [width, height] = [(head & 0x3fff) + 1, ((head >>> 14) & 0x3fff) + 1];
  return { width, height, hasAlpha: ((head >>> 28) & 1) === 1 };
}
