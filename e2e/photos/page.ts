/** Exposes the kit's photo modules to tests, in the page of site.ts. */
import { drawSizes, type PreparedPhoto } from '../../shell/kit/photos/drawSizes.ts';
import { preparePhoto } from '../../shell/kit/photos/preparePhoto.ts';
import { UploadError } from '../../shell/kit/photos/uploadState.ts';

/** A picture of four quarters. */
export interface Drawing {
  width: number;
  height: number;
  /** CSS colours: top left, top right, bottom left, bottom right. */
  colors: string[];
  type: string;
  colorSpace?: PredefinedColorSpace;
}

/** A file as a browser shows it. */
export interface LookedAt {
  type: string;
  width: number;
  height: number;
  /** In the middle of each quarter, in the order of a drawing: red, green, blue, alpha. */
  colors: number[][];
}

export type LookedAtPhoto = Omit<PreparedPhoto, 'files'> & { files: LookedAt[] };

function contextOf(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  settings?: CanvasRenderingContext2DSettings,
) {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('No canvas');
  return context as CanvasRenderingContext2D;
}

async function drawFile({ width, height, colors, type, colorSpace }: Drawing): Promise<number[]> {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas, colorSpace && { colorSpace });
  for (const [at, color] of colors.entries()) {
    context.fillStyle = color;
    const left = (at % 2) * (width / 2);
    const top = Math.floor(at / 2) * (height / 2);
    context.fillRect(left, top, width / 2, height / 2);
  }
  const blob = await canvas.convertToBlob({ type, quality: 0.95 });
  return Array.from(new Uint8Array(await blob.arrayBuffer()));
}

async function lookAtFile(file: Blob): Promise<LookedAt> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = contextOf(canvas, { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  const colorAt = (x: number, y: number) =>
    Array.from(context.getImageData(Math.floor(width * x), Math.floor(height * y), 1, 1).data);
  const colors = [
    colorAt(0.25, 0.25),
    colorAt(0.75, 0.25),
    colorAt(0.25, 0.75),
    colorAt(0.75, 0.75),
  ];
  return { type: file.type, width, height, colors };
}

async function lookAt(photo: PreparedPhoto): Promise<LookedAtPhoto> {
  return { ...photo, files: await Promise.all(photo.files.map(lookAtFile)) };
}

function chosen(): File[] {
  return Array.from(document.querySelector('input')?.files ?? []);
}

/** Prepares the chosen files concurrently. @returns each photo, or the message if it is refused */
function prepareChosen(): Promise<(LookedAtPhoto | string)[]> {
  const { signal } = new AbortController();
  return Promise.all(
    chosen().map((file) => preparePhoto(file, { signal, onChecked() {} }).then(lookAt, messageOf)),
  );
}

/** Returns the message of a refusal, or any other error with its name. */
function messageOf(error: Error): string {
  return error instanceof UploadError ? error.message : String(error);
}

const tools = { chosen, drawSizes, lookAt, make: drawFile, prepareChosen, preparePhoto };

declare global {
  interface Window {
    photos: typeof tools;
  }
}

window.photos = tools;
