import { PHOTO_SIDE_MAX, SMALL_WIDTHS } from '@desert/contract/photos';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The sizes that are made of a photo: itself, at most `PHOTO_SIDE_MAX` on its longer side, and each of
 * `SMALL_WIDTHS` that it exceeds then.
 * @param original of the photo, as it is looked at
 * @returns the largest first
 */
export function photoSizes({ width, height }: Size): [Size, ...Size[]] {
  const scale = Math.min(1, PHOTO_SIDE_MAX / Math.max(width, height));
  const sized = (width: number, height: number): Size => ({
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  });
  const largest = sized(width * scale, height * scale);
  const smaller = SMALL_WIDTHS.filter((small) => small < largest.width).toReversed();
  // By the largest as it is rounded, which is what the Worker compares them with.
  const heightOf = (small: number) => (largest.height * small) / largest.width;
  return [largest, ...smaller.map((small) => sized(small, heightOf(small)))];
}
