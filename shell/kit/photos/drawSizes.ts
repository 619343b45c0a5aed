import { PHOTO_SIDE_MAX, SMALL_WIDTHS } from '@desert/contract/photos';

/** A chosen photo, resized and encoded for its upload. */
export interface PreparedPhoto {
  /** Its sizes, the largest first: WebP, or JPEG where the browser does not encode WebP. */
  files: Blob[];
  /** Of the largest, in pixels, after the orientation is applied. */
  width: number;
  height: number;
  /** Its average colour, '#rrggbb'; '' if unknown. */
  color: string;
}

/** Encoder quality of the largest size, from 0 to 1. */
const QUALITY = 0.8;

/** Encoder quality of the small sizes, by width: a card needs less. */
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

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The sizes of a photo, the largest first: at most `PHOTO_SIDE_MAX` on its longer side, and each of `SMALL_WIDTHS` that is
 * narrower.
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

let encodesWebp: Promise<boolean> | undefined;

/**
 * A photo as WebP; as JPEG on white where the browser does not encode WebP.
 * @param quality from 0 to 1
 */
async function encode(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  encodesWebp ??= canEncodeWebp();
  if (await encodesWebp) return canvas.convertToBlob({ type: 'image/webp', quality });
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** A browser that does not encode a type gives a PNG, which takes long for a whole photo. */
async function canEncodeWebp(): Promise<boolean> {
  const canvas = new OffscreenCanvas(1, 1);
  // A canvas without a context cannot be encoded.
  canvas.getContext('2d');
  const { type } = await canvas.convertToBlob({ type: 'image/webp' });
  return type === 'image/webp';
}

/** A photo's average colour on white, its placeholder while it loads: '#rrggbb'; '' if the browser has no canvas. */
function averageColor(photo: OffscreenCanvas): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return '';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1, 1);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map(twoDigits).join('')}`;
}

function twoDigits(channel = 0): string {
  return channel.toString(16).padStart(2, '0');
}
