import type { Viewer } from '@desert/contract/account';
import type { Answer } from '@desert/contract/page';
import { type Photo, PHOTO_PARTS } from '@desert/contract/photos';
import { isGood, NO_ANSWER } from '../api.ts';
import { errorText } from '../form/errorsOf.ts';
import { requestSignIn } from '../host.ts';
import { $viewer } from '../session.ts';
import type { PreparedPhoto } from './drawSizes.ts';

/** How long each pause before another attempt is, in ms. */
const PAUSES_MS = [1_000, 4_000];

/** The longest pause that a server can ask for, in ms. */
const PAUSE_MAX_MS = 30_000;

/** Why a photo is not uploaded: a sentence to show. */
export class NotUploaded extends Error {
  /** Whether another attempt may go better. */
  readonly again: boolean;

  constructor(message: string, again: boolean) {
    super(message);
    this.again = again;
  }
}

export interface Sending {
  signal: AbortSignal;
  /** Told how much is sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  /** Told that an attempt failed and another one follows. */
  onPause: () => void;
}

/**
 * Uploads a photo, in up to three attempts. Where the session has ended the visitor is asked to sign in.
 * @throws {NotUploaded} and what the signal says
 */
export async function sendPhoto(photo: PreparedPhoto, sending: Sending): Promise<Photo> {
  const { signal, onProgress, onPause } = sending;
  for (let attempt = 0; ; attempt += 1) {
    // What it shows is sent with the image that it becomes: it can still be typed.
    let sender: Viewer | null = null;
    const answer = await inTurn(() => {
      sender = $viewer.get();
      onProgress(0);
      return uploadPhoto(photo, { alt: '', signal, onProgress });
    });
    if (isGood(answer)) return answer.body as Photo;
    // Somebody signed in while it was on its way.
    if (answer.status === 401 && $viewer.get() !== sender && attempt < PAUSES_MS.length) continue;
    const pause = pauseAfter(answer, attempt);
    if (answer.status === 401) askOnce();
    if (pause === undefined) throw new NotUploaded(errorText(answer), canPass(answer.status));
    onPause();
    await pass(pause, signal);
  }
}

/** Who was signed in when somebody was last asked to sign in. */
let asked: Viewer | null | undefined;

/** Asks to sign in: for all photos that want it at a time. */
function askOnce(): void {
  if (asked !== undefined && asked === $viewer.get()) return;
  asked = $viewer.get();
  requestSignIn();
}

/** Has the next photo that wants it ask to sign in, also where somebody was asked and did not. */
export function askAgain(): void {
  asked = undefined;
}

/** Statuses that pass once the user has done something: logged in, or confirmed their address. */
const NEED_THE_USER = [401, 403];

/** Whether what an answer says may be otherwise another time. */
function canPass(status: number): boolean {
  return status === 0 || status >= 500 || [...NEED_THE_USER, 408, 425, 429].includes(status);
}

/** How long to wait before the next attempt, in ms; undefined where none is to follow by itself. */
function pauseAfter({ status, retryAfter = 0 }: UploadAnswer, attempt: number) {
  const pause = PAUSES_MS[attempt];
  const isOffline = status === 0 && !navigator.onLine;
  if (pause === undefined || isOffline || NEED_THE_USER.includes(status) || !canPass(status))
    return undefined;
  const longer = Math.max(pause, retryAfter * 1_000);
  return longer <= PAUSE_MAX_MS ? longer : undefined;
}

/** Lets a time pass, in ms, or less where a connection is back before. */
async function pass(time: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const over = new AbortController();
  const until = { signal: over.signal };
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, time);
      over.signal.addEventListener('abort', () => clearTimeout(timer));
      window.addEventListener('online', () => resolve(), until);
      signal.addEventListener('abort', () => reject(signal.reason as Error), until);
    });
  } finally {
    over.abort();
  }
}

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

/** How many uploads share the connection: more would all be slower, and the first of them done later. */
const AT_ONCE = 2;

let running = 0;
const queue: (() => void)[] = [];

/** Does a task as soon as fewer than two of the others are being done. */
export async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((go) => queue.push(go));
  try {
    return await task();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
