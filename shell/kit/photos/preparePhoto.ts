import { trustWorker } from '../app/workerPolicy.ts';
import type { PreparedPhoto } from './drawSizes.ts';
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import address from './prepare.worker.ts?worker&url';
import { createTaskSemaphore } from './semaphore.ts';
import { UploadError } from './uploadState.ts';

/** Maximum file size in MB (2^20 bytes). */
const MAX_FILE_MB = 100;

/** Maximum megapixels, because decoding takes four bytes per pixel. */
const MAX_MEGAPIXELS = 100;

interface Preparing {
  signal: AbortSignal;
  onChecked: () => void;
}

/** Limits the workers to one, because the canvases of several may exceed a phone's memory. */
const workerSlot = createTaskSemaphore(1);

/**
 * Checks a photo at once, and scales it when no other is being scaled. @throws UploadError if the photo cannot be
 * uploaded; an `Error` if the worker fails; the signal's reason
 */
export async function preparePhoto(
  file: File,
  { signal, onChecked }: Preparing,
): Promise<PreparedPhoto> {
  const checked = checkPhoto(file).then((check) => {
    signal.throwIfAborted();
    onChecked();
    return check;
  });
  const made = workerSlot(async () => {
    const { undecodable, end, note } = await checked;
    const photo = await makeSizes(file, signal);
    if (photo) return { ...photo, note };
    const ended = end && (await makeSizes(new Blob([file, end]), signal));
    return ended ? { ...ended, note: ENDS_EARLY } : throwUploadError(undecodable);
  });
  // Rejects as soon as the check fails, without waiting for the worker.
  const [photo] = await Promise.all([made, checked]);
  return photo;
}

function throwUploadError(message: string): never {
  throw new UploadError(message, false);
}

/**
 * Scales a photo in a worker of its own. Terminating the worker frees its canvases and is the only way to abort.
 * @returns undefined if the photo cannot be decoded
 */
async function makeSizes(file: Blob, signal: AbortSignal): Promise<PreparedPhoto | undefined> {
  signal.throwIfAborted();
  const worker = new Worker(trustWorker(address), { type: 'module' });
  try {
    return await new Promise<PreparedPhoto | undefined>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data as PreparedPhoto | undefined));
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(message || 'The photo worker did not load')),
      );
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}

/** The last bytes of a JPEG, PNG or padded WebP, by its first character. Viewers show a photo that lacks them. */
const ENDS: Record<string, Uint8Array<ArrayBuffer>> = {
  '\xff': Uint8Array.of(0xff, 0xd9),
  '\x89': Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82),
  R: Uint8Array.of(0),
};

const ENDS_EARLY = 'The file ends early. Check that the photo is complete.';

/** Matches animated GIF, PNG, WebP and AVIF files. */
const ANIMATION =
  /^(?:GIF8.*(?:NETSCAPE2\.0|!\xf9.{6}.*!\xf9)|\x89PNG(?:(?!IDAT).)*acTL|RIFF.{4}WEBP.*ANIM|.{4}ftypavis)/s;

/** Matches the magic bytes of JPEG, PNG and WebP. */
const PHOTO = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s;

/** Matches HEIF files, which most browsers cannot decode, but not AVIF, which uses the same container. */
const HEIC = /^.{4}ftyp(?!.*avif).*(?:he[iv][cmsx]|mif1|msf1)/s;

/**
 * Checks a file's size, format and megapixels. @returns the message to show if decoding fails, and if it does not @throws
 * UploadError if it cannot be uploaded
 */
export async function checkPhoto(file: File) {
  if (file.size > MAX_FILE_MB * 1024 * 1024)
    throwUploadError(`This file is larger than ${MAX_FILE_MB} MB. Choose a smaller version.`);
  const start = await readStart(file);
  if (start === '') throwUploadError('This file is empty or missing. Choose another one.');
  const undecodable = describeUndecodableFile(start);
  const pixels = (await countPixels(file)) ?? throwUploadError(undecodable);
  if (pixels > MAX_MEGAPIXELS * 1_000_000)
    throwUploadError(
      `This photo has more than ${MAX_MEGAPIXELS} megapixels. Choose a smaller version.`,
    );
  const note = ANIMATION.test(start)
    ? 'This animation becomes a still photo of its first frame.'
    : undefined;
  return { undecodable, end: ENDS[start.charAt(0)], note };
}

/** Enough for the marks of an animation. */
const START_BYTES = 4096;

async function readStart(file: File): Promise<string> {
  try {
    return String.fromCharCode(...new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()));
  } catch {
    return throwUploadError(
      'We can’t read this file. It may have been moved, changed, or deleted. Choose it again.',
    );
  }
}

function describeUndecodableFile(start: string): string {
  if (HEIC.test(start.slice(0, 40)))
    return 'Your browser can’t open HEIC photos. Save this one as a JPEG and try again.';
  return PHOTO.test(start)
    ? 'This photo is damaged or incomplete. Choose another copy.'
    : 'Your browser can’t open this file as a photo. Choose a JPEG, PNG, or WebP.';
}

/** Number of pixels; undefined if the browser cannot load the photo. */
async function countPixels(file: File): Promise<number | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = address;
    });
    return image.naturalWidth * image.naturalHeight;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
