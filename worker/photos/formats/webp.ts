/** WebP: https://www.rfc-editor.org/rfc/rfc9649#section-2 */
import {
  ANIMATED,
  encodeAscii,
  checkSize,
  type CleanPhoto,
  isProfile,
  joinBytes,
  MAX_PIECES,
  refusePhoto,
  readAscii,
  toDataView,
} from './photo-file.ts';

/** Bits of the flags in a VP8X chunk. */
const FLAG = { animation: 0x02, alpha: 0x10, profile: 0x20 } as const;

export interface WebpChunk {
  type: string;
  data: Uint8Array;
}

/**
 * Removes metadata from a WebP. Keeps VP8 or VP8L, ALPH and ICCP. Drops the orientation, because Chromium ignores it in
 * WebP. @throws `Refusal` if the file is invalid or animated
 */
export function cleanWebp(bytes: Uint8Array): CleanPhoto {
  let extended: Uint8Array | undefined;
  let picture: WebpChunk | undefined;
  const chunksByName = new Map<string, WebpChunk>();
  for (const chunk of readWebpChunks(bytes)) {
    const { type, data } = chunk;
    const isPicture = type === 'VP8 ' || type === 'VP8L';
    if (type === 'ANIM' || type === 'ANMF') refusePhoto(ANIMATED);
    if (picture) continue;
    if (isPicture) picture = chunk;
    else if (extended) {
      const isKept = type === 'ALPH' || (type === 'ICCP' && isProfile(data));
      if (isKept && !chunksByName.has(type)) chunksByName.set(type, chunk);
    } else if (type === 'VP8X') {
      const { width, height } = readCanvas(data);
      checkSize(width, height);
      extended = data;
    } else refusePhoto();
  }
  if (!picture) refusePhoto();
  const { width, height, hasAlpha } =
    picture.type === 'VP8L' ? readLossless(picture.data) : readLossy(picture.data);
  checkSize(width, height);
  const canvas = extended && readCanvas(extended);
  if (canvas && (canvas.width !== width || canvas.height !== height)) refusePhoto();
  const alpha = picture.type === 'VP8 ' && chunksByName.get('ALPH');
  const profile = chunksByName.get('ICCP');
  const flags = (profile ? FLAG.profile : 0) | (hasAlpha || alpha ? FLAG.alpha : 0);
  const chunks = [
    extended && { type: 'VP8X', data: Uint8Array.of(flags, 0, 0, 0, ...extended.subarray(4)) },
    profile,
    alpha,
    picture,
  ].filter((chunk) => typeof chunk === 'object');
  return { format: 'webp', width, height, bytes: writeWebp(chunks) };
}

export function* readWebpChunks(bytes: Uint8Array): Generator<WebpChunk> {
  const view = toDataView(bytes);
  const end = 8 + view.getUint32(4, true);
  let at = 12;
  // The file may lack the last chunk's padding: viewers show such a photo.
  if (end > bytes.length + (bytes.length % 2)) refusePhoto();
  for (let count = 0; count < MAX_PIECES && at + 8 <= end; count += 1) {
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    const next = start + size + (size % 2);
    if (next > end || start + size > bytes.length) break;
    yield { type: readAscii(bytes, at, 4), data: bytes.subarray(start, start + size) };
    at = next;
  }
  if (at !== end) refusePhoto();
}

/** The size in a VP8X chunk: two 24-bit numbers, each stored minus one. */
function readCanvas(extended: Uint8Array) {
  if (extended.length !== 10) refusePhoto();
  const view = toDataView(extended);
  if (view.getUint8(0) & FLAG.animation) refusePhoto(ANIMATED);
  const [width, height] = [view.getUint32(4, true) & 0xffffff, view.getUint32(6, true) >>> 8];
  return { width: width + 1, height: height + 1 };
}

/** Reads the size of a lossy picture: https://www.rfc-editor.org/rfc/rfc6386#section-9.1 */
function readLossy(data: Uint8Array) {
  if (data.length < 10 || readAscii(data, 3, 3) !== '\x9d\x01\x2a') refusePhoto();
  const view = toDataView(data);
  const tag = view.getUint16(0, true) | (view.getUint8(2) << 16);
  const [isKeyFrame, version, isShown] = [(tag & 1) === 0, (tag >> 1) & 7, (tag >> 4) & 1];
  if (!isKeyFrame || version > 3 || !isShown || tag >> 5 > data.length - 10) refusePhoto();
  const [width, height] = [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
  return { width, height, hasAlpha: false };
}

/** Reads size and transparency of a lossless picture: https://www.rfc-editor.org/rfc/rfc9649#section-3.4 */
function readLossless(data: Uint8Array) {
  if (data.length < 6 || data[0] !== 0x2f) refusePhoto();
  const head = toDataView(data).getUint32(1, true);
  if (head >>> 29 !== 0) refusePhoto();
  const [width, height] = [(head & 0x3fff) + 1, ((head >>> 14) & 0x3fff) + 1];
  return { width, height, hasAlpha: ((head >>> 28) & 1) === 1 };
}

export function writeWebp(chunks: WebpChunk[]): Uint8Array<ArrayBuffer> {
  const body = chunks.flatMap(({ type, data }) => [
    encodeAscii(type),
    encodeLittleEndian(data.length),
    data,
    new Uint8Array(data.length % 2),
  ]);
  const size = body.reduce((sum, { length }) => sum + length, 4);
  return joinBytes([encodeAscii('RIFF'), encodeLittleEndian(size), encodeAscii('WEBP'), ...body]);
}

function encodeLittleEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  toDataView(bytes).setUint32(0, number, true);
  return bytes;
}
