import type { Answer } from '@desert/contract/page';
import { PHOTO_PARTS } from '@desert/contract/photos';
import { NO_ANSWER } from '../api.ts';
import type { PreparedPhoto } from './preparePhoto.ts';

export interface UploadOptions {
  /** What the photo shows; '' where nobody said. */
  alt: string;
  signal: AbortSignal;
  /** Told how much is sent, from 0 to 1. */
  onProgress: (sent: number) => void;
}

export interface UploadAnswer extends Answer {
  /** Seconds that the server asks to wait before another attempt. */
  retryAfter?: number | undefined;
}

/** How long nothing may be sent, or answered, until another attempt is better, in ms. */
const STALL_MS = 60_000;

/**
 * Sends a photo, by XMLHttpRequest: `fetch` does not tell how much is sent.
 * @returns the status and the parsed body, whatever the status; `NO_ANSWER` where none came
 * @throws what the signal says, and nothing else
 */
export function uploadPhoto(photo: PreparedPhoto, options: UploadOptions): Promise<UploadAnswer> {
  const { alt, signal, onProgress } = options;
  const form = new FormData();
  for (const file of photo.files) form.append(PHOTO_PARTS.photo, file);
  form.append(PHOTO_PARTS.alt, alt);
  form.append(PHOTO_PARTS.color, photo.color);

  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    // A network that drops what is sent says nothing for minutes, and others wait for their turn.
    const stall = () => {
      resolve(NO_ANSWER);
      request.abort();
    };
    let timer = setTimeout(stall, STALL_MS);
    const goesOn = () => {
      clearTimeout(timer);
      timer = setTimeout(stall, STALL_MS);
    };
    request.upload.addEventListener('progress', goesOn);
    request.addEventListener('loadend', () => clearTimeout(timer));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('error', () => resolve(NO_ANSWER));
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.open('POST', '/api/photos/');
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): UploadAnswer {
  try {
    const body = JSON.parse(request.responseText) as unknown;
    const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined;
    return { status: request.status, body, retryAfter };
  } catch {
    return NO_ANSWER;
  }
}
