import type { Viewer } from '@desert/contract/account';
import type { Photo } from '@desert/contract/photos';
import { isGood } from '../api.ts';
import { errorText } from '../form/errorsOf.ts';
import { requestSignIn } from '../host.ts';
import { $viewer } from '../session.ts';
import { inTurn } from './inTurn.ts';
import type { PreparedPhoto } from './preparePhoto.ts';
import { type UploadAnswer, uploadPhoto } from './uploadPhoto.ts';

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
