import type { Viewer } from '@desert/contract/accounts/account';
import type { ApiResponse } from '@desert/contract/pages/page';
import { type Photo, PHOTO_PARTS } from '@desert/contract/photos/photos';
import { isGood, NO_RESPONSE } from '../app/api.ts';
import { formatResponseErrors } from '../app/fieldErrors.ts';
import { requestSignIn } from '../app/host.ts';
import { $viewer } from '../app/session.ts';
import type { PreparedPhoto } from './drawSizes.ts';
import { createTaskSemaphore } from './semaphore.ts';
import { UploadError } from './uploadState.ts';

/** Limits concurrent uploads to two, because more would delay the first one. */
const uploadSlot = createTaskSemaphore(2);

/** Backoff before the second and third attempt, in ms. */
const PAUSES_MS = [1_000, 4_000];

/** Maximum pause in ms. If `Retry-After` is longer, the upload fails. */
const MAX_PAUSE_MS = 30_000;

interface Sending {
  signal: AbortSignal;
  /** Called with the fraction sent, from 0 to 1; with undefined when the pause before a retry begins. */
  onProgress: (sent?: number) => void;
}

/** Uploads a photo in up to three attempts. Asks for a log-in on 401. @throws UploadError, or the signal's reason */
export async function sendPhoto(photo: PreparedPhoto, sending: Sending): Promise<Photo> {
  for (let attempt = 0; ; attempt += 1) {
    let sender: Viewer | null = null;
    const response = await uploadSlot(() => {
      sending.signal.throwIfAborted();
      sender = $viewer.get();
      sending.onProgress(0);
      return uploadPhoto(photo, sending);
    });
    if (isGood(response)) return response.body as Photo;
    const { status } = response;
    // The user signed in during the upload.
    if (status === 401 && $viewer.get() !== sender && attempt < PAUSES_MS.length) continue;
    if (status === 401) askOnce();
    const pause = computePause(response, attempt);
    if (pause === undefined)
      throw new UploadError(formatResponseErrors(response), isRetryable(status));
    sending.onProgress();
    await waitForConnection(pause, sending.signal);
  }
}

let viewer: Viewer | null | undefined;

/** Asks for a log-in, but only once for all photos, until the viewer changes or `askAgain` is called. */
function askOnce(): void {
  if (viewer !== undefined && viewer === $viewer.get()) return;
  viewer = $viewer.get();
  requestSignIn();
}

/** Lets the next upload ask for a log-in again. */
export function askAgain(): void {
  viewer = undefined;
}

/** Statuses that the user can resolve: 401 by logging in, 403 by confirming their email. */
const NEED_THE_USER = [401, 403];

function isRetryable(status: number): boolean {
  return status === 0 || status >= 500 || [...NEED_THE_USER, 408, 425, 429].includes(status);
}

function computePause({ status, retryAfter = 0 }: UploadResponse, attempt: number) {
  const pause = PAUSES_MS[attempt];
  const isOffline = status === 0 && !navigator.onLine;
  if (pause === undefined || isOffline || NEED_THE_USER.includes(status) || !isRetryable(status))
    return undefined;
  const longer = Math.max(pause, retryAfter * 1_000);
  return longer <= MAX_PAUSE_MS ? longer : undefined;
}

/** Waits until the browser is back online, at most `time` ms. @throws only the signal's reason */
function waitForConnection(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    setTimeout(resolve, time);
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

interface UploadResponse extends ApiResponse {
  retryAfter?: number | undefined;
}

/** Time in ms without progress after which an upload is aborted. */
const STALL_MS = 60_000;

/**
 * Uploads a photo with `XMLHttpRequest`, because `fetch` reports no progress. @returns `NO_RESPONSE` for a missing or
 * non-JSON response @throws only the signal's reason
 */
export function uploadPhoto(
  photo: PreparedPhoto,
  { signal, onProgress }: Sending,
): Promise<UploadResponse> {
  const form = new FormData();
  for (const file of photo.files) form.append(PHOTO_PARTS.photo, file);
  form.append(PHOTO_PARTS.color, photo.color);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    // A network that drops packets reports no error for minutes.
    let stall = setTimeout(abort, STALL_MS);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(abort, STALL_MS);
      onProgress(loaded / total);
    });
    signal.addEventListener('abort', abort);
    request.addEventListener('loadend', () => {
      clearTimeout(stall);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve(parseUploadResponse(request));
    });
    request.open('POST', '/api/photos/');
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}

function parseUploadResponse(request: XMLHttpRequest): UploadResponse {
  try {
    const body = JSON.parse(request.responseText) as unknown;
    const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined;
    return { status: request.status, body, retryAfter };
  } catch {
    return NO_RESPONSE;
  }
}
