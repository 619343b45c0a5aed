import { PHOTO_BYTES_MAX, PHOTO_TYPES, type PhotoFormat } from '@desert/contract/photos';
import { checkPhoto, undecodable, PhotoProblem } from './checkPhoto.ts';
import type { PreparedPhoto, Size } from './drawSizes.ts';
import { trustedPhotoWorker } from './photoWorkerPolicy.ts';
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import address from './prepare.worker.ts?worker&url';
import type { Outcome } from './prepare.worker.ts';

let lastTurn: Promise<unknown> = Promise.resolve();
let queued = 0;

/**
 * Makes the sizes of a photo in a worker, one photo at a time.
 * @returns the photo as it was chosen if the browser cannot make sizes
 * @throws PhotoProblem if the photo can never be uploaded; the signal's reason, at once; another `Error` if the worker
 *   died, and a retry can succeed
 */
export function preparePhoto(file: File, signal: AbortSignal): Promise<PreparedPhoto> {
  queued += 1;
  const turn = lastTurn
    .then(() => prepare(file, signal))
    .finally(() => {
      queued -= 1;
      // An idle worker holds the memory of its canvases; a new one starts before the user has chosen the next photo.
      if (queued === 0) endPhotoWorker();
    });
  lastTurn = turn.catch(() => {});
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    turn.then(resolve, reject);
  });
}

async function prepare(file: File, signal: AbortSignal): Promise<PreparedPhoto> {
  signal.throwIfAborted();
  const format = await checkPhoto(file);
  signal.throwIfAborted();
  const outcome = hasPhotoWorker() ? await askPhotoWorker(file, signal) : 'unsupported';
  if (outcome === 'undecodable') throw undecodable(format);
  return outcome === 'unsupported' ? originalPhoto(file, format) : outcome;
}

let worker: Worker | undefined;

/** Whether the browser has the APIs that the worker needs. */
function hasPhotoWorker(): boolean {
  return [globalThis.Worker, globalThis.OffscreenCanvas, globalThis.createImageBitmap].every(
    (needed) => typeof needed === 'function',
  );
}

/**
 * Prepares one photo in the worker, which it starts if there is none.
 * @param signal terminates the worker: nothing else stops it at once
 * @throws the signal's reason; an `Error` if the worker died: the next photo starts another
 */
async function askPhotoWorker(file: File, signal: AbortSignal): Promise<Outcome> {
  worker ??= new Worker(trustedPhotoWorker(address), { type: 'module' });
  const asked = worker;
  const listening = new AbortController();
  const until = { signal: listening.signal };
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      const answer = ({ data }: MessageEvent<Outcome>) => resolve(data);
      const fail = ({ message }: ErrorEvent) =>
        reject(new Error(message || 'The photo worker did not load'));
      asked.addEventListener('message', answer, until);
      asked.addEventListener('error', fail, until);
      signal.addEventListener('abort', () => reject(signal.reason as Error), until);
      asked.postMessage(file);
    });
  } catch (error) {
    endPhotoWorker();
    throw error;
  } finally {
    listening.abort();
  }
}

/** Ends the worker, and frees what it holds. */
function endPhotoWorker(): void {
  worker?.terminate();
  worker = undefined;
}

const MAX_MB = PHOTO_BYTES_MAX / 1024 / 1024;

/**
 * The photo as it was chosen, for browsers that cannot resize it.
 * @param format by its first bytes
 * @throws PhotoProblem if the API would refuse it
 */
async function originalPhoto(
  file: File,
  format: PhotoFormat | 'heic' | undefined,
): Promise<PreparedPhoto> {
  const size = await sizeOf(file);
  if (!size) throw undecodable(format);
  if (format === undefined || format === 'heic' || file.size > PHOTO_BYTES_MAX) {
    throw new PhotoProblem(
      `Your browser can only upload JPEG, PNG, or WebP photos up to ${MAX_MB} MB. Save this photo as one of those and try again.`,
    );
  }
  // Its name may say something else.
  const original = file.slice(0, file.size, PHOTO_TYPES[format]);
  return { files: [original], ...size, color: '' };
}

/** The size of a photo after its orientation is applied, in pixels; undefined if the browser cannot decode it. */
async function sizeOf(file: File): Promise<Size | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
