import { trustedPhotoWorker } from './photoWorkerPolicy.ts';
import type { Outcome } from './prepare.worker.ts';
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import address from './prepare.worker.ts?worker&url';

let worker: Worker | undefined;

/** Whether the browser has what the worker is made of. */
export function hasPhotoWorker(): boolean {
  return [globalThis.Worker, globalThis.OffscreenCanvas, globalThis.createImageBitmap].every(
    (needed) => typeof needed === 'function',
  );
}

/**
 * Has the worker prepare a photo, and starts it where there is none. It takes one at a time.
 * @param signal ends the worker: nothing else stops it at once
 * @throws what the signal says; or an `Error` where the worker died, another is started for the next photo then
 */
export async function askPhotoWorker(file: File, signal: AbortSignal): Promise<Outcome> {
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
export function endPhotoWorker(): void {
  worker?.terminate();
  worker = undefined;
}
