/** The IHDR of a PNG. See https://www.w3.org/TR/png-3/#11IHDR. */
import { viewOf } from './bytes.ts';
import { BROKEN, sizeRefusal } from './refusals.ts';

export interface Header {
  /** Pixels. */
  width: number;
  height: number;
  /** Bits of a sample, or of an index into the palette. */
  depth: number;
  color: number;
}

/** The types of colour. */
export const COLOR = { grey: 0, rgb: 2, palette: 3, greyAlpha: 4, rgba: 6 } as const;

/** The depths that a type of colour can have. */
const DEPTHS: Record<number, number[]> = {
  [COLOR.grey]: [1, 2, 4, 8, 16],
  [COLOR.rgb]: [8, 16],
  [COLOR.palette]: [1, 2, 4, 8],
  [COLOR.greyAlpha]: [8, 16],
  [COLOR.rgba]: [8, 16],
};

/** Reads the data of an IHDR; or says why the picture is refused. */
export function readHeader(data: Uint8Array): Header | string {
  if (data.length !== 13) return BROKEN;
  const view = viewOf(data);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, color = 0, compression = 0, filter = 0, interlace = 0] = data.subarray(8);
  const isKnown = DEPTHS[color]?.includes(depth) && !compression && !filter && interlace <= 1;
  return sizeRefusal(width, height) ?? (isKnown ? { width, height, depth, color } : BROKEN);
}
