import type { PreparedPhoto } from './drawSizes.ts';
import { trustedPhotoWorker } from './photoWorkerPolicy.ts';
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import address from './prepare.worker.ts?worker&url';
import { semaphore } from './semaphore.ts';
import { UploadError } from './uploadState.ts';

/** Maximum size of a file in MB, larger than any camera's photos. */
const FILE_MB_MAX = 100;

/** Maximum megapixels. At four bytes per pixel, phones kill tabs beyond this. */
const MEGAPIXELS_MAX = 100;

interface Preparing {
  signal: AbortSignal;
  onChecked: () => void;
}

/** Runs one worker at a time, because the canvases of several exceed a phone's memory. */
const workerSlot = semaphore(1);

/**
 * Prepares a photo for upload, one at a time. @throws UploadError if it can never be uploaded; another `Error` if the
 * worker died
 */
export async function preparePhoto(
  file: File,
  { signal, onChecked }: Preparing,
): Promise<PreparedPhoto> {
  const checked = checkPhoto(file).then((undecodable) => {
    signal.throwIfAborted();
    onChecked();
    return undecodable;
  });
  const made = workerSlot(async () => {
    const undecodable = await checked;
    return (await makeSizes(file, signal)) ?? refuse(undecodable);
  });
  // A refused file is reported without waiting.
  const [photo] = await Promise.all([made, checked]);
  return photo;
}

function refuse(message: string): never {
  throw new UploadError(message, false);
}

/** Makes the sizes in a worker per photo: terminating it frees its canvases, and is the only way to abort. */
async function makeSizes(file: File, signal: AbortSignal): Promise<PreparedPhoto | undefined> {
  signal.throwIfAborted();
  const worker = new Worker(trustedPhotoWorker(address), { type: 'module' });
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

/** Magic bytes of JPEG, PNG and WebP. */
const PHOTO = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s;

/** Matches HEIF containers with HEVC, which most browsers cannot decode. AVIF uses the same container. */
const HEIC = /^.{4}ftyp(?!.*avif).*(?:he[iv][cmsx]|mif1|msf1)/s;

/**
 * Checks a file before it is decoded. @returns the message to show if the browser cannot decode it @throws
 * UploadError if it can never be uploaded
 */
export async function checkPhoto(file: File): Promise<string> {
  if (file.size > FILE_MB_MAX * 1024 * 1024)
    refuse(`This file is larger than ${FILE_MB_MAX} MB. Choose a smaller version.`);
  const start = await startOf(file);
  if (start === '') refuse('This file is empty or missing. Choose another one.');
  const undecodable = undecodableText(start);
  const pixels = (await pixelsOf(file)) ?? refuse(undecodable);
  if (pixels > MEGAPIXELS_MAX * 1_000_000)
    refuse(`This photo has more than ${MEGAPIXELS_MAX} megapixels. Choose a smaller version.`);
  return undecodable;
}

async function startOf(file: File): Promise<string> {
  try {
    return String.fromCharCode(...new Uint8Array(await file.slice(0, 40).arrayBuffer()));
  } catch {
    return refuse(
      'We can’t read this file. It may have been moved, changed, or deleted. Choose it again.',
    );
  }
}

function undecodableText(start: string): string {
  if (HEIC.test(start))
    return 'Your browser can’t open HEIC photos. Save this one as a JPEG and try again.';
  return PHOTO.test(start)
    ? 'This photo is damaged or incomplete. Choose another copy.'
    : 'Your browser can’t open this file as a photo. Choose a JPEG, PNG, or WebP.';
}

/** Pixel count from the header, read by an image element; undefined on failure. */
async function pixelsOf(file: File): Promise<number | undefined> {
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
