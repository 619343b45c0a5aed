import { MAX_PHOTO_SIDE, SMALL_WIDTHS } from '@desert/contract/photos/photos';

export interface PreparedPhoto {
  /** Encoded sizes, largest first: WebP, or JPEG if the browser cannot encode WebP. */
  files: Blob[];
  /** Average color: '#8c2633'. */
  color: string;
  /** A remark about the photo for the user. */
  note?: string | undefined;
}

/** Encoder quality of the largest size, 0 to 1. */
const QUALITY = 0.8;

/** Encoder quality by width in px; small pictures need less. */
const SMALL_QUALITIES: Record<number, number> = { 320: 0.6, 960: 0.7 };

/**
 * Scales and encodes a photo. @param bitmap closed once it is drawn, to free its memory @throws if a canvas cannot be
 * created or encoded
 */
export async function drawSizes(bitmap: ImageBitmap): Promise<PreparedPhoto> {
  const [largest, ...smaller] = computePhotoSizes(bitmap);
  let { canvas: smallest } = drawScaledImage(bitmap, largest);
  bitmap.close();
  const canvases = [smallest];
  for (const size of smaller) {
    // Downscaling from the next larger size is cheaper.
    smallest = drawScaledImage(smallest, size).canvas;
    canvases.push(smallest);
  }
  const { color, type } = await probeColorAndFormat(smallest);
  const files = canvases.map((canvas, at) => {
    const quality = (at > 0 && SMALL_QUALITIES[canvas.width]) || QUALITY;
    // JPEG has no transparency.
    const opaque = type === 'image/jpeg' ? drawScaledImage(canvas, canvas, '#fff').canvas : canvas;
    return opaque.convertToBlob({ type, quality });
  });
  return { files: await Promise.all(files), color };
}

function drawScaledImage(source: CanvasImageSource, { width, height }: Size, background?: string) {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error(`There is no canvas of ${width} × ${height} pixels`);
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return context;
}

export interface Size {
  width: number;
  height: number;
}

/** The sizes of a photo, largest first: scaled down to `MAX_PHOTO_SIDE`, then to the narrower `SMALL_WIDTHS`. */
export function computePhotoSizes({ width, height }: Size): [Size, ...Size[]] {
  const scale = Math.min(1, MAX_PHOTO_SIDE / Math.max(width, height));
  const sized = (width: number, height: number): Size => ({
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  });
  const largest = sized(width * scale, height * scale);
  const smaller = SMALL_WIDTHS.filter((small) => small < largest.width).toReversed();
  // Based on the rounded size, because the Worker compares the proportions.
  const heightOf = (small: number) => (largest.height * small) / largest.width;
  return [largest, ...smaller.map((small) => sized(small, heightOf(small)))];
}

/** Gets the average color from one pixel, and tests WebP: without it, browsers encode a slow PNG. */
async function probeColorAndFormat(photo: OffscreenCanvas) {
  const pixel = drawScaledImage(photo, { width: 1, height: 1 }, '#fff');
  const { type } = await pixel.canvas.convertToBlob({ type: 'image/webp' });
  const channels = pixel.getImageData(0, 0, 1, 1).data.subarray(0, 3);
  const digits = Array.from(channels, (channel) => channel.toString(16).padStart(2, '0'));
  return { color: `#${digits.join('')}`, type: type === 'image/webp' ? type : 'image/jpeg' };
}
