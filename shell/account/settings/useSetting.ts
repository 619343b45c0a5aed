import { useViewer } from '@desert/kit';
import { useEffect } from 'react';
import { useAnswer } from '../../src/useAnswer.ts';
import { useSiteAnswers } from '../../src/useSiteAnswers.ts';

export interface Setting<T> {
  /** undefined while loading; null on failure. */
  value: T | null | undefined;
  reload: () => Promise<unknown>;
  /** Updates the cached value, optimistically or after the API confirmed the change. */
  change: (next: (value: T) => T) => void;
}

export function useSetting<T>(address: string): Setting<T> {
  const viewer = useViewer();
  const answers = useSiteAnswers();
  const { answer, retry } = useAnswer(address);
  const status = answer?.status;

  useEffect(() => {
    // The session had ended, and the member logged in again over the open page.
    if (viewer && status === 401) void answers.refresh(address);
  }, [answers, address, viewer, status]);

  let value: Setting<T>['value'];
  if (status === 200) value = answer?.body as T;
  else if (status !== undefined && status !== 401) value = null;
  return {
    value,
    reload: retry,
    change: (next) => answers.update(address, (_, body) => next(body as T)),
  };
}
