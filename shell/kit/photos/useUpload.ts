import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { SOMETHING_WENT_WRONG } from '../api.ts';
import { useWhenOnline, useWhenVisible } from '../connection.ts';
import { useViewer } from '../session.ts';
import type { PreparedPhoto } from './drawSizes.ts';
import { preparePhoto } from './preparePhoto.ts';
import { askAgain, sendPhoto } from './sendPhoto.ts';
import {
  canRetry,
  isUnderWay,
  nextState,
  UploadError,
  type UploadState,
  wordsOf,
} from './uploadState.ts';

interface Uploading {
  onUploaded: (url: string) => void;
  /** Called when the upload succeeds or fails. */
  onSettled: (words: string) => void;
}

/**
 * Prepares and uploads a chosen file; retries when the connection is back, and when the user logs in or comes back to the
 * tab.
 * @returns the upload's state, its preview, and a function that retries
 */
export function useUpload(file: File, uploading: Uploading) {
  const [state, move] = useReducer(nextState, { is: 'chosen' });
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Blob>();
  const prepared = useRef<PreparedPhoto>(undefined);

  const settle = useEffectEvent((state: UploadState, url?: string) => {
    move(state);
    uploading.onSettled(wordsOf(state));
    if (url !== undefined) uploading.onUploaded(url);
  });

  useEffect(() => {
    const letGo = new AbortController();
    const { signal } = letGo;

    async function upload() {
      move({ is: 'chosen' });
      // The preview decodes the file, so it waits for the check of its size.
      const onChecked = () => {
        setShown(file);
        move({ is: 'preparing' });
      };
      prepared.current ??= await preparePhoto(file, { signal, onChecked });
      setShown(prepared.current.files.at(-1));
      const { url } = await sendPhoto(prepared.current, {
        signal,
        onProgress: (part) =>
          move({ is: 'uploading', ...(part !== undefined && { sent: Math.floor(part * 100) }) }),
      });
      settle({ is: 'uploaded' }, url);
    }

    upload().catch((error: unknown) => {
      if (signal.aborted) return;
      if (!prepared.current) setShown(undefined);
      settle(failureOf(error));
    });
    return () => letGo.abort();
  }, [file, attempt]);

  const again = () => setAttempt(attempt + 1);
  const goOn = () => {
    if (canRetry(state)) again();
  };
  useWhenOnline(goOn);
  // The user may have confirmed their email in another tab.
  useWhenVisible(goOn);
  const viewer = useViewer();
  const signedIn = useEffectEvent(goOn);
  const before = useRef(viewer);
  useEffect(() => {
    if (before.current !== viewer && viewer) signedIn();
    before.current = viewer;
  }, [viewer]);
  const tryAgain = () => {
    askAgain();
    again();
  };
  return { state, shown, again: tryAgain };
}

function failureOf(error: unknown): UploadState {
  if (error instanceof UploadError)
    return { is: 'failed', message: error.message, canRetry: error.canRetry };
  reportError(error);
  return { is: 'failed', message: SOMETHING_WENT_WRONG, canRetry: true };
}

/** Retries a failed upload when the user submits the form around it, and then submits the form. */
export function useRetryOnSubmit(
  element: RefObject<HTMLElement | null>,
  state: UploadState,
  retry: () => void,
): void {
  const isSent = useRef(false);
  const submit = useEffectEvent((event: SubmitEvent) => {
    // `requestSubmit` has no submitter: the retry has been made.
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    event.stopPropagation();
    isSent.current = true;
    retry();
  });
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form) return undefined;
    if (isUnderWay(state) && isSent.current) {
      isSent.current = false;
      // The form waits for the upload: see `useHold`.
      form.requestSubmit();
    }
    if (!canRetry(state)) return undefined;
    const stop = new AbortController();
    form.addEventListener('submit', (event) => submit(event), stop);
    return () => stop.abort();
  }, [element, state]);
}
