import { type MouseEvent, useState } from 'react';
import { useAddress } from '../router.tsx';
import { announce } from '../toast/announce.ts';
import { Notice } from './Notice.tsx';
import buttons from './Button.module.css';

const RETRYING = 'Trying again...';

export interface UnavailablePageProps {
  /** What is out of order, by the name visitors know it by: 'History'. */
  label: string;
  /** Tries again; the page says so until what it returns is settled. */
  onRetry: () => unknown;
}

/** In the place of what could not be shown. Without JavaScript 'Try again' loads the page again. */
export function UnavailablePage({ label, onRetry }: UnavailablePageProps) {
  const [retrying, setRetrying] = useState(false);
  const { path, search } = useAddress();
  async function retry(event: MouseEvent) {
    event.preventDefault();
    if (retrying) return;
    setRetrying(true);
    announce(RETRYING);
    await onRetry();
    setRetrying(false);
  }
  return (
    <Notice heading={`${label} is having a rough shift`}>
      <p>It did not answer just now. The rest of the site is fine, and this page may be soon.</p>
      <a
        className={`${buttons.button} ${buttons.primary}`}
        href={path + (search && `?${search}`)}
        onClick={(event) => void retry(event)}
        aria-disabled={retrying}
      >
        Try again
      </a>
      <p>{retrying && RETRYING}</p>
    </Notice>
  );
}
