/** Why a photo is not kept: sentences for people. */

/** Pixels along each side. */
const SIDE_MAX = 16_384;

/** Pixels of the whole picture. */
const PIXELS_MAX = 50_000_000;

export const EMPTY = 'This file is empty: choose another one.';
export const NO_PHOTO = 'This is no photo that can be kept here: send a JPEG, PNG or WebP.';
export const BROKEN = 'This photo is cut off or broken: send it again, or another one.';
export const ANIMATED = 'This picture is animated: send one that stands still.';
export const UNUSUAL_JPEG =
  'This JPEG is of a kind that not every browser shows: save it as an ordinary JPEG, PNG or WebP.';
export const TOO_LARGE = `This photo has too many pixels: at most ${count(SIDE_MAX)} along each side, and ${count(PIXELS_MAX)} in all.`;

/**
 * Judges a picture's size, as its header says it.
 * @param width in pixels, like `height`
 * @returns why it is refused, if it is
 */
export function sizeRefusal(width: number, height: number): string | undefined {
  if (width === 0 || height === 0) return BROKEN;
  const isTooLarge = Math.max(width, height) > SIDE_MAX || width * height > PIXELS_MAX;
  return isTooLarge ? TOO_LARGE : undefined;
}

function count(pixels: number): string {
  return pixels.toLocaleString('en-US');
}
