/** The chunks that say how the colours of a PNG look. See https://www.w3.org/TR/png-3/#11Ancillary-chunks. */
import { constants, inflateSync } from 'node:zlib';
import { isProfile } from './icc.ts';
import { COLOR, type Header } from './png-header.ts';

/** Bytes of a packed profile that hold its header: at most a third of it are the tables of its codes. */
const PACKED_HEADER = 1024;

/** The bytes of an sBIT for each type of colour. */
const SIGNIFICANT_BITS: Record<number, number> = {
  [COLOR.grey]: 1,
  [COLOR.rgb]: 3,
  [COLOR.palette]: 3,
  [COLOR.greyAlpha]: 2,
  [COLOR.rgba]: 4,
};

/** Whether a chunk says how the colours look; it stands before the palette and the picture then. */
export function isColorChunk(type: string): boolean {
  return type in COLOR_CHUNKS;
}

/** Whether such a chunk is what its type says: behind the end of a number there is room for anything. */
export function isRightColorChunk(type: string, data: Uint8Array, header: Header): boolean {
  return COLOR_CHUNKS[type]?.(data, header) ?? false;
}

const COLOR_CHUNKS: Record<string, (data: Uint8Array, header: Header) => boolean> = {
  gAMA: ({ length }) => length === 4,
  cHRM: ({ length }) => length === 32,
  sRGB: ({ length }) => length === 1,
  cICP: ({ length }) => length === 4,
  sBIT: ({ length }, { color }) => length === SIGNIFICANT_BITS[color],
  iCCP: isPackedProfile,
};

/** Whether a PLTE can be that of a picture. */
export function isPalette({ length }: Uint8Array, { color, depth }: Header): boolean {
  const most = color === COLOR.palette ? 2 ** depth : 256;
  return length > 0 && length % 3 === 0 && length / 3 <= most;
}

/**
 * Whether a tRNS can be that of a picture.
 * @param colors in the palette
 */
export function isTransparency({ length }: Uint8Array, { color }: Header, colors: number): boolean {
  if (color === COLOR.palette) return length > 0 && length <= colors;
  return (color === COLOR.grey && length === 2) || (color === COLOR.rgb && length === 6);
}

/** A name of 1 to 79 characters, a zero, how the profile is packed (0), and the profile. */
function isPackedProfile(data: Uint8Array): boolean {
  const name = data.subarray(0, 80).indexOf(0);
  if (name < 1 || data[name + 1] !== 0) return false;
  const packed = data.subarray(name + 2, name + 2 + PACKED_HEADER);
  try {
    // However small, what it is packed from is no more than a megabyte.
    return isProfile(inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }));
  } catch {
    return false;
  }
}
