import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { UploadState } from './useUpload.ts';

/** Uploads a failed photo again when the user sends the form around it; the form is sent after that. */
export function useRetryOnSubmit(
  element: RefObject<HTMLElement | null>,
  is: UploadState['is'],
  retry: () => void,
): void {
  const isSent = useRef(false);
  const submit = useEffectEvent((event: SubmitEvent) => {
    // Without a button the form was sent by itself, after the retry: it does not go round again.
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    event.stopPropagation();
    isSent.current = true;
    retry();
  });
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form) return undefined;
    if (is === 'going' && isSent.current) {
      isSent.current = false;
      // The upload holds it.
      form.requestSubmit();
    }
    if (is !== 'failed') return undefined;
    const stop = new AbortController();
    form.addEventListener('submit', (event) => submit(event), stop);
    return () => stop.abort();
  }, [element, is]);
}
