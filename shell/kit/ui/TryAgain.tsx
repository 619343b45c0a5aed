import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useRetry } from './useRetry.ts';
import styles from './LoadingText.later.module.css';

export interface TryAgainProps {
  label: string;
  onRetry: () => unknown;
  children?: ReactNode;
}

/** Error message for a part of the page, with a retry button. Retries when the browser is back online. */
export function TryAgain({ label, onRetry, children }: TryAgainProps) {
  const { online, retrying, retry } = useRetry(onRetry);
  return (
    <div className={`stack tight justify-start pad-4 sunken ${styles.failure}`}>
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
