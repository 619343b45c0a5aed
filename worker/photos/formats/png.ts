/** PNG: https://www.w3.org/TR/png-3/#11Chunks */
import { constants, crc32, inflateSync } from 'node:zlib';
import { readOrientation, toDisplayedSize, writeOrientation } from './orientation.ts';
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

const SIGNATURE_BYTES = 8;

/** Bytes of a chunk's length, type and checksum. */
const AROUND_BYTES = 12;

const [GREY, RGB, PALETTE, GREY_ALPHA] = [0, 2, 3, 4] as const;

/** Allowed bit depths, indexed by color type. */
const DEPTHS = [[1, 2, 4, 8, 16], [], [8, 16], [1, 2, 4, 8], [8, 16], [], [8, 16]];

/** Sizes of color chunks in bytes, besides iCCP. Chunks of another size are dropped: they could hide data. */
const COLOR_BYTES: Record<string, number> = { gAMA: 4, cHRM: 32, sRGB: 1, cICP: 4 };

const ANIMATION = new Set(['acTL', 'fcTL', 'fdAT']);

interface Chunk {
  type: string;
  data: Uint8Array;
  whole: Uint8Array;
}

/**
 * Removes metadata from a PNG. Keeps picture and color chunks, and rewrites the orientation. @throws `Refusal` if it is
 * invalid or animated
 */
export function cleanPng(bytes: Uint8Array): CleanPhoto {
  let header: ReturnType<typeof readHeader> | undefined;
  let orientation: number | undefined;
  let last = '';
  const kept: Uint8Array[] = [];
  const seen = new Map<string, number>();
  for (const chunk of readPngChunks(bytes)) {
    const { type, data, whole } = chunk;
    if (!header && type !== 'IHDR') refusePhoto();
    header ??= readHeader(data);
    if (type === 'eXIf' && !seen.has('IDAT')) orientation ??= readOrientation(data);
    if (isKept(chunk, header, seen, last)) {
      kept.push(whole);
      seen.set(type, (seen.get(type) ?? 0) + data.length);
    }
    last = type;
  }
  const [first, ...others] = kept;
  if (!header || !first) refusePhoto();
  const exif =
    orientation && orientation > 1 ? [encodePngChunk('eXIf', writeOrientation(orientation))] : [];
  const clean = joinBytes([bytes.subarray(0, SIGNATURE_BYTES), first, ...exif, ...others]);
  return { format: 'png', ...toDisplayedSize(orientation ?? 1, header), bytes: clean };
}

/** The chunks of a PNG. The last is IEND, even if the file lacks it or its tail: viewers show such a photo. */
function* readPngChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = toDataView(bytes);
  let at = SIGNATURE_BYTES;
  for (let count = 0; count < MAX_PIECES; count += 1) {
    if (bytes.length - at < AROUND_BYTES) {
      const data = new Uint8Array();
      return yield { type: 'IEND', data, whole: encodePngChunk('IEND', data) };
    }
    const end = at + AROUND_BYTES + view.getUint32(at);
    const type = readAscii(bytes, at + 4, 4);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) break;
    if (!/^[A-Za-z]{4}$/.test(type)) break;
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) };
    if (type === 'IEND') return undefined;
    at = end;
  }
  return refusePhoto();
}

function readHeader(data: Uint8Array) {
  if (data.length !== 13) refusePhoto();
  const view = toDataView(data);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, color = 0, compression = 0, filter = 0, interlace = 0] = data.subarray(8);
  checkSize(width, height);
  if (!DEPTHS[color]?.includes(depth) || compression || filter || interlace > 1) refusePhoto();
  return { width, height, depth, color };
}

/** Whether to keep a chunk. @throws `Refusal` if a critical chunk is invalid or out of order, or the PNG is animated */
function isKept(
  { type, data }: Chunk,
  { color, depth }: ReturnType<typeof readHeader>,
  seen: Map<string, number>,
  last: string,
): boolean {
  const { length } = data;
  const isInPlace = !seen.has('IDAT') && !seen.has(type);
  const colors = (seen.get('PLTE') ?? 0) / 3;
  if (ANIMATION.has(type)) refusePhoto(ANIMATED);
  if (type === 'PLTE') {
    if (color === GREY || color === GREY_ALPHA) return false;
    const most = color === PALETTE ? 2 ** depth : 256;
    const isPalette = length > 0 && length % 3 === 0 && length / 3 <= most;
    return (isInPlace && !seen.has('tRNS') && isPalette) || refusePhoto();
  }
  if (type === 'IDAT') {
    const isNext = !seen.has('IDAT') || last === 'IDAT';
    return (isNext && (color !== PALETTE || colors > 0)) || refusePhoto();
  }
  if (type === 'IEND') return (length === 0 && (seen.get('IDAT') ?? 0) > 0) || refusePhoto();
  // An upper-case first letter marks a critical chunk.
  if (/^[A-Z]/.test(type)) return (type === 'IHDR' && isInPlace) || refusePhoto();
  if (type === 'tRNS') {
    const isPalette = color === PALETTE && length > 0 && length <= colors;
    return isInPlace && (isPalette || length === { [GREY]: 2, [RGB]: 6 }[color]);
  }
  const isColor = type === 'iCCP' ? isPackedProfile(data) : length === COLOR_BYTES[type];
  return isInPlace && !seen.has('PLTE') && isColor;
}

/** Whether an iCCP chunk is valid: a name of 1 to 79 characters, zero, compression method 0, and the profile. */
function isPackedProfile(data: Uint8Array): boolean {
  const name = data.subarray(0, 80).indexOf(0);
  if (name < 1 || data[name + 1] !== 0) return false;
  // 1 KB is enough for the profile's header, and inflates to at most a megabyte.
  const packed = data.subarray(name + 2, name + 2 + 1024);
  try {
    return isProfile(inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }));
  } catch {
    return false;
  }
}

export function encodePngChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = joinBytes([new Uint8Array(4), encodeAscii(type), data, new Uint8Array(4)]);
  const view = toDataView(bytes);
  view.setUint32(0, data.length);
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(4, -4)));
  return bytes;
}
