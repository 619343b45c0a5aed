import { averageColor } from './averageColor.ts';
import { encode } from './encode.ts';
import { photoSizes, type Size } from './photoSizes.ts';
import type { PreparedPhoto } from './preparePhoto.ts';

/** From 0 to 1. What is looked at closely needs more than what a card shows. */
const QUALITY = 0.8;

/** By width. */
const SMALL_QUALITIES: Record<number, number> = { 320: 0.6, 960: 0.7 };

/**
 * Draws and encodes the sizes of a photo.
 * @param bitmap closed as soon as it is drawn: it takes four bytes a pixel
 * @throws where the browser has no memory left
 */
export async function drawSizes(bitmap: ImageBitmap): Promise<PreparedPhoto> {
  const [largest, ...smaller] = photoSizes(bitmap);
  let canvas = drawn(bitmap, largest);
  bitmap.close();
  const files = [encode(canvas, QUALITY)];
  for (const size of smaller) {
    // From the next larger one, which is less work.
    canvas = drawn(canvas, size);
    files.push(encode(canvas, SMALL_QUALITIES[size.width] ?? QUALITY));
  }
  return { files: await Promise.all(files), ...largest, color: averageColor(canvas) };
}

function drawn(source: ImageBitmap | OffscreenCanvas, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error(`There is no canvas of ${width} × ${height} pixels`);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}
