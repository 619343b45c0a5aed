import { viewOf } from './bytes.ts';
import type { CleanPhoto } from './clean-photo.ts';
import { isProfile } from './icc.ts';
import { ANIMATED, BROKEN, sizeRefusal } from './refusals.ts';
import { type WebpChunk, webpChunksOf, writeWebp } from './webp-chunks.ts';
import { readWebpFrame, type WebpFrame } from './webp-frame.ts';

/** Bits of a VP8X. See https://www.rfc-editor.org/rfc/rfc9649#section-2.7.1. */
const FLAG = { animation: 0x02, alpha: 0x10, profile: 0x20 } as const;

const VP8X_BYTES = 10;

/** The chunks that are kept of a file; their data. */
interface Still {
  extended?: Uint8Array;
  profile?: Uint8Array;
  alpha?: Uint8Array;
  picture?: WebpChunk;
}

/**
 * Rewrites a WebP with its picture, its transparency and its profile of colour. Its orientation is left out with
 * the rest of its EXIF: Chromium shows a WebP as it is stored.
 * @param bytes that start with the head of a WebP
 * @returns the photo, or why it is refused
 */
export function cleanWebp(bytes: Uint8Array): CleanPhoto | string {
  const still = readStill(bytes);
  if (typeof still === 'string') return still;
  const frame = still.picture && readWebpFrame(still.picture.type, still.picture.data);
  if (!frame) return BROKEN;
  const { width, height } = frame;
  if (still.extended && !isCanvas(still.extended, frame)) return BROKEN;
  const refusal = sizeRefusal(width, height);
  return refusal ?? { format: 'webp', width, height, bytes: write(still, frame) };
}

function readStill(bytes: Uint8Array): Still | string {
  const still: Still = {};
  let isFirst = true;
  for (const chunk of webpChunksOf(bytes)) {
    const { type, data } = chunk;
    if (type === '') return still;
    if (type === 'ANIM' || type === 'ANMF') return ANIMATED;
    if (isFirst && type === 'VP8X') {
      const refusal = canvasRefusal(data);
      if (refusal !== undefined) return refusal;
      still.extended = data;
    } else if (!still.picture) {
      // Without a VP8X there is nothing but the picture.
      if (!still.extended && !isPicture(type)) return BROKEN;
      take(still, chunk);
    }
    isFirst = false;
  }
  return BROKEN;
}

function take(still: Still, chunk: WebpChunk): void {
  const { type, data } = chunk;
  if (isPicture(type)) still.picture = chunk;
  if (type === 'ICCP' && isProfile(data)) still.profile ??= data;
  if (type === 'ALPH') still.alpha ??= data;
}

function isPicture(type: string): boolean {
  return type === 'VP8 ' || type === 'VP8L';
}

function canvasRefusal(extended: Uint8Array): string | undefined {
  if (extended.length !== VP8X_BYTES) return BROKEN;
  if ((extended[0] ?? 0) & FLAG.animation) return ANIMATED;
  const { width, height } = canvasOf(extended);
  return sizeRefusal(width, height);
}

/** The size that a VP8X says: two numbers of three bytes, each less one. */
function canvasOf(extended: Uint8Array): { width: number; height: number } {
  const view = viewOf(extended);
  const [width, height] = [view.getUint32(4, true) & 0xffffff, view.getUint32(6, true) >>> 8];
  return { width: width + 1, height: height + 1 };
}

function isCanvas(extended: Uint8Array, frame: WebpFrame): boolean {
  const { width, height } = canvasOf(extended);
  return width === frame.width && height === frame.height;
}

function write(
  { extended, profile, alpha, picture }: Still,
  { hasAlpha }: WebpFrame,
): Uint8Array<ArrayBuffer> {
  const chunks: WebpChunk[] = [];
  const isLossy = picture?.type === 'VP8 ';
  if (extended) {
    const flags = (profile ? FLAG.profile : 0) | (hasAlpha || (isLossy && alpha) ? FLAG.alpha : 0);
    chunks.push({ type: 'VP8X', data: Uint8Array.of(flags, 0, 0, 0, ...extended.subarray(4)) });
  }
  if (profile) chunks.push({ type: 'ICCP', data: profile });
  // A lossless picture has its transparency in itself.
  if (alpha && isLossy) chunks.push({ type: 'ALPH', data: alpha });
  if (picture) chunks.push(picture);
  return writeWebp(chunks);
}
