import type { MouseEvent } from 'react';
import { Notice } from './Notice.tsx';
import styles from './UnavailablePage.module.css';

interface UnavailablePageProps {
  /** What is out of order, by the name visitors know it by: 'History'. */
  label: string;
  onRetry(): void;
  /** Whether a try is under way. */
  retrying: boolean;
  /** The page itself: where the link leads without JavaScript. */
  retryHref: string;
}

/** In the place of a section that did not answer. */
export function UnavailablePage({ label, onRetry, retrying, retryHref }: UnavailablePageProps) {
  function retry(event: MouseEvent) {
    event.preventDefault();
    if (!retrying) onRetry();
  }
  return (
    <Notice heading={`${label} is having a rough shift`}>
      <p>It did not answer just now. The rest of the site is fine, and this page may be soon.</p>
      <a className={styles.retry} href={retryHref} onClick={retry} aria-disabled={retrying}>
        Try again
      </a>
      <p role="status">{retrying ? 'Trying again...' : ''}</p>
    </Notice>
  );
}
