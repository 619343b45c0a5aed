import type { PageHead } from '@desert/contract/page';
/** What a page shows while it waits, where it does not exist, and where it failed. */
import { type ReactNode, useEffect, useState } from 'react';
import { FAILED_HEAD, MISSING_HEAD } from './outcome.ts';

type OnShown = ((head: PageHead) => void) | undefined;

export function WaitingText({ children }: { children: ReactNode }) {
  return <p role="status">{children}</p>;
}

export function MissingPage({ onShown, children }: { onShown?: OnShown; children?: ReactNode }) {
  useEffect(() => onShown?.(MISSING_HEAD), [onShown]);
  return children ?? <h1>Page not found</h1>;
}

export interface FailedPageProps {
  /** What failed, by the name visitors know it by. */
  label?: string;
  onShown?: OnShown;
  /** Tries again; the button waits for it. */
  onRetry(): unknown;
}

export function FailedPage({ label = 'This page', onShown, onRetry }: FailedPageProps) {
  const [retrying, setRetrying] = useState(false);
  useEffect(() => onShown?.(FAILED_HEAD), [onShown]);
  async function retry() {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }
  return (
    <div>
      <h1>{label} could not be shown</h1>
      <button type="button" disabled={retrying} onClick={() => void retry()}>
        Try again
      </button>
    </div>
  );
}
