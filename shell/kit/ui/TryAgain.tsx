import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useRetry } from './useRetry.ts';
import styles from './TryAgain.later.module.css';

export interface TryAgainProps {
  /** What could not be loaded: 'Your Items for Sale'. */
  label: string;
  /** Tries again; the button says so until what it returns is settled. */
  onRetry: () => unknown;
  /** The message; that it did not answer, unless told otherwise. */
  children?: ReactNode;
}

/** The error message of a part of a page, with a button to try again; it does so by itself when a connection is back. */
export function TryAgain({ label, onRetry, children }: TryAgainProps) {
  const { online, retrying, retry } = useRetry(onRetry);
  return (
    <div className={`stack tight ${styles.notice}`}>
      <p>
        {online
          ? (children ?? `${label} didn’t load. The rest of the page still works.`)
          : 'You’re offline. This will load when you’re back online.'}
      </p>
      <Button
        look="quiet"
        data-needs-script
        waiting={retrying && 'Trying again...'}
        onClick={() => void retry()}
      >
        Try again
      </Button>
    </div>
  );
}
