/** What the browser makes of a chosen photo before it is sent. */
import { checkPhoto, undecodable } from './checkPhoto.ts';
import { originalPhoto } from './originalPhoto.ts';
import { askPhotoWorker, endPhotoWorker, hasPhotoWorker } from './photoWorker.ts';

export { PhotoProblem } from './PhotoProblem.ts';

export interface PreparedPhoto {
  /** Its sizes, the largest first: WebP, or JPEG where the browser does not encode WebP. */
  files: Blob[];
  /** Of the largest, in pixels, as it is looked at. */
  width: number;
  height: number;
  /** Its average colour, '#rrggbb'; '' where nobody knows. */
  color: string;
}

let lastTurn: Promise<unknown> = Promise.resolve();
let queued = 0;

/**
 * Makes the sizes of a photo, in a worker. Queues: one photo is worked on at a time.
 *
 * @returns the photo as it was chosen where the browser cannot make sizes
 * @throws PhotoProblem with a sentence to show, where it can never be sent; what the signal says, at once;
 *   another `Error` where the worker died, and another try may do
 */
export function preparePhoto(file: File, signal: AbortSignal): Promise<PreparedPhoto> {
  queued += 1;
  const turn = lastTurn
    .then(() => prepare(file, signal))
    .finally(() => {
      queued -= 1;
      // It holds the memory of what it drew, and starts in less time than it takes to choose a photo.
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
