import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SOMETHING_WENT_WRONG } from '../api.ts';
import { useWhenOnline } from '../connection.ts';
import { type PreparedPhoto, PhotoProblem, preparePhoto } from './preparePhoto.ts';
import { NotUploaded, sendPhoto } from './sendPhoto.ts';

/** How far a photo is on its way. */
export interface UploadState {
  /** In words. */
  words: string;
  /** Percent; undefined where that is not known. */
  sent?: number;
  /** Whether it goes on by itself; another attempt may help, or not, where it has failed. */
  is: 'going' | 'done' | 'failed' | 'refused';
}

const READY: UploadState = { words: 'Getting ready...', is: 'going' };

interface Uploading {
  onUploaded: (url: string) => void;
  /** Told when it is done, and when it has failed. */
  onSettled: (words: string) => void;
}

/**
 * Makes a chosen file ready and uploads it; by itself again when a connection is back.
 * @returns how far it is, what it is shown by until it is there, and what tries again
 */
export function useUpload(file: File, uploading: Uploading) {
  const [state, setState] = useState(READY);
  const [attempt, setAttempt] = useState(0);
  const [small, setSmall] = useState<Blob>();
  const prepared = useRef<PreparedPhoto>(undefined);

  const settle = useEffectEvent((state: UploadState, url?: string) => {
    setState(state);
    uploading.onSettled(state.words);
    if (url !== undefined) uploading.onUploaded(url);
  });

  useEffect(() => {
    const letGo = new AbortController();
    const { signal } = letGo;

    async function upload() {
      setState(READY);
      prepared.current ??= await preparePhoto(file, signal);
      setSmall(prepared.current.files.at(-1));
      const { url } = await sendPhoto(prepared.current, {
        signal,
        onProgress(part) {
          const sent = Math.floor(part * 100);
          setState({ words: `Uploading, ${sent}%`, sent, is: 'going' });
        },
        onPause: () => setState({ words: 'Upload failed. Trying again...', is: 'going' }),
      });
      settle({ words: 'Uploaded', is: 'done' }, url);
    }

    upload().catch((error: unknown) => {
      if (!signal.aborted) settle(failureOf(error));
    });
    return () => letGo.abort();
  }, [file, attempt]);

  const again = () => setAttempt(attempt + 1);
  useWhenOnline(() => {
    if (state.is === 'failed') again();
  });
  return { state, shown: small ?? file, again };
}

function failureOf(error: unknown): UploadState {
  const isRefused = error instanceof PhotoProblem || (error instanceof NotUploaded && !error.again);
  const isKnown = error instanceof PhotoProblem || error instanceof NotUploaded;
  if (!isKnown) reportError(error);
  const message = isKnown ? error.message : SOMETHING_WENT_WRONG;
  return { words: `Not uploaded: ${message}`, is: isRefused ? 'refused' : 'failed' };
}
