import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SOMETHING_WENT_WRONG } from '../app/api.ts';
import { useWhenOnline, useWhenVisible } from '../app/connection.ts';
import { $viewer } from '../app/session.ts';
import { useHold } from '../form/useHold.ts';
import type { PreparedPhoto } from './drawSizes.ts';
import type * as Tools from './tools.ts';
import {
  canRetry,
  isUnderWay,
  advanceUploadState,
  UploadError,
  type UploadState,
} from './uploadState.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';

interface Uploading {
  element: RefObject<HTMLElement | null>;
  file: File | undefined;
  otherwise: UploadState;
  onSettled: (state: UploadState, url?: string) => void;
}

/** Uploads a photo. Retries some failures: when back online, on log-in, on submit, and when the tab is shown. */
export function useUpload({ element, file, otherwise, onSettled }: Uploading) {
  const [state, move] = useReducer(advanceUploadState, file ? { is: 'preparing' } : otherwise);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<readonly Blob[]>([]);
  const [note, setNote] = useState<string>();
  const prepared = useRef<PreparedPhoto>(undefined);
  const tools = useRef<typeof Tools>(undefined);
  const isGoing = isUnderWay(state);
  useLeaveGuard(isGoing || canRetry(state));
  useHold(element, isGoing);

  const settle = useEffectEvent((state: UploadState, url?: string) => {
    move(state);
    onSettled(state, url);
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;

    async function upload(file: File) {
      tools.current ??= await import('./tools.ts').catch(() => {
        throw new UploadError('The photo uploader didn’t load.', true);
      });
      // The preview decodes the file, so it is shown after the check of its megapixels.
      const onChecked = () => setShown([file]);
      signal.throwIfAborted();
      prepared.current ??= await tools.current.preparePhoto(file, { signal, onChecked });
      setShown(prepared.current.files.slice(-1));
      setNote(prepared.current.note);
      const onProgress = (part?: number) =>
        move({ is: 'uploading', ...(part !== undefined && { sent: Math.floor(part * 100) }) });
      const { url } = await tools.current.sendPhoto(prepared.current, { signal, onProgress });
      settle({ is: 'uploaded' }, url);
    }

    if (file)
      upload(file).catch((error: unknown) => {
        if (signal.aborted) return;
        if (!prepared.current) setShown([]);
        settle(toFailure(error));
      });
    return () => controller.abort();
  }, [file, attempt]);

  function again() {
    move({ is: 'preparing' });
    setAttempt(attempt + 1);
  }
  const goOn = () => {
    if (canRetry(state)) again();
  };
  useWhenOnline(goOn);
  // The user may have confirmed their email in another tab.
  useWhenVisible(goOn);
  const signedIn = useEffectEvent(goOn);
  useEffect(() => $viewer.listen((viewer) => viewer && signedIn()), []);

  const submit = useEffectEvent(({ submitter, target }: SubmitEvent) => {
    // `holdForm` submits without a submitter; that must not retry.
    if (submitter instanceof HTMLButtonElement && target === element.current?.closest('form'))
      flushSync(goOn);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Captured before the form's handler, because a retry must first hold the form.
    document.addEventListener('submit', (event) => submit(event), { capture: true, signal });
    return () => controller.abort();
  }, []);

  const tryAgain = () => {
    tools.current?.askAgain();
    again();
  };
  return { state, shown, note, again: tryAgain };
}

function toFailure(error: unknown): UploadState {
  if (error instanceof UploadError)
    return { is: 'failed', message: error.message, canRetry: error.canRetry };
  reportError(error);
  return { is: 'failed', message: SOMETHING_WENT_WRONG, canRetry: true };
}
