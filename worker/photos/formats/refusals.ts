/** Why a photo is not kept: sentences for people. */

/** Pixels along each side. */
const SIDE_MAX = 16_384;

/** Pixels of the whole picture. */
const PIXELS_MAX = 50_000_000;

export const EMPTY = 'This file is empty. Choose another one.';
export const NO_PHOTO = 'This isn’t a supported photo. Choose a JPEG, PNG, or WebP.';
export const BROKEN = 'This photo is damaged or incomplete. Try it again, or choose another one.';
export const ANIMATED = 'Animated images aren’t supported. Choose a still photo.';
export const UNUSUAL_JPEG =
  'Some browsers can’t show this type of JPEG. Save it as a standard JPEG, PNG, or WebP.';
export const TOO_LARGE = `This photo is too large. The limit is ${count(SIDE_MAX)} pixels per side and ${count(PIXELS_MAX)} in total.`;

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
