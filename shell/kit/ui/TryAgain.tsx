import { type ReactNode, useState } from 'react';
import { useOnline, useWhenOnline } from '../connection.ts';
import { Button } from './Button.tsx';
import styles from './TryAgain.module.css';

export interface TryAgainProps {
  /** What did not come: 'Your Items for Sale'. */
  label: string;
  /** Tries again; the button says so until what it returns is settled. */
  onRetry: () => unknown;
  /** What is said of it, instead of that it did not answer. */
  children?: ReactNode;
}

/** In the place of a part of a page that could not be shown; it tries again by itself when a connection is back. */
export function TryAgain({ label, onRetry, children }: TryAgainProps) {
  const [retrying, setRetrying] = useState(false);
  const online = useOnline();
  async function retry() {
    if (retrying) return;
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }
  useWhenOnline(() => void retry());
  return (
    <div className={styles.notice}>
      <p>
        {online
          ? (children ?? `${label} did not answer just now. The rest of the page is fine.`)
          : 'There is no connection. It will load by itself when you are back online.'}
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
