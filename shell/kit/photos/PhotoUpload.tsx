import { useRef } from 'react';
import { useHold } from '../form/useHold.ts';
import { announce } from '../toast/announce.ts';
import { Button } from '../ui/Button.tsx';
import { Preview } from './Preview.tsx';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useRetryOnSubmit } from './useRetryOnSubmit.ts';
import { useUpload } from './useUpload.ts';
import styles from './PhotoState.module.css';

interface PhotoUploadProps {
  file: File;
  /** Which of the record's images it is, from 1. */
  number: number;
  onUploaded: (url: string) => void;
}

/** What a chosen photo looks like, how far it is on its way, and what tries again. It begins by itself. */
export function PhotoUpload({ file, number, onUploaded }: PhotoUploadProps) {
  const place = useRef<HTMLDivElement>(null);
  const { state, shown, again } = useUpload(file, {
    onUploaded,
    onSettled: (words) => announce(`Photo ${number}: ${words}`),
  });
  const isGoing = state.is === 'going';
  const hasFailed = state.is === 'failed' || state.is === 'refused';
  useLeaveGuard(isGoing || state.is === 'failed');
  useHold(place, isGoing);
  useRetryOnSubmit(place, state.is, again);

  return (
    <div ref={place} className={styles.photo}>
      <Preview photo={shown} />
      <div className={styles.state}>
        <p className={styles.number}>
          Photo {number}
          <span className={styles.file} dir="auto">
            {file.name}
          </span>
        </p>
        <p className={hasFailed ? styles.failed : undefined}>{state.words}</p>
        {isGoing && (
          <progress aria-label={`Uploading photo ${number}`} max={100} value={state.sent} />
        )}
        {state.is === 'failed' && (
          <Button
            look="quiet"
            aria-label={`Try again: upload photo ${number}`}
            onClick={({ currentTarget }) => {
              // The button goes.
              currentTarget.closest<HTMLElement>('[data-row]')?.focus();
              again();
            }}
          >
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
