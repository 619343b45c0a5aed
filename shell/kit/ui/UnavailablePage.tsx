import type { MouseEvent } from 'react';
import { useAddress } from '../app/router.tsx';
import { announce } from '../toast/announce.ts';
import { Notice } from './Notice.tsx';
import { useRetry } from './useRetry.ts';
import buttons from './Button.module.css';

const RETRYING = 'Trying again...';

export interface UnavailablePageProps {
  label: string;
  onRetry: () => unknown;
}

/** Error page with a retry link, which reloads without JavaScript. Retries when the browser is back online. */
export function UnavailablePage({ label, onRetry }: UnavailablePageProps) {
  const { address } = useAddress();
  const { online, retrying, retry } = useRetry(() => {
    announce(RETRYING);
    return onRetry();
  });

  function press(event: MouseEvent) {
    event.preventDefault();
    void retry();
  }

  return (
    <Notice heading={online ? `${label} is having a rough shift` : 'You’re offline'}>
      <p>
        {online
          ? 'It isn’t responding right now. The rest of the site still works. Try again in a moment.'
          : 'This page will load when you’re back online.'}
      </p>
      <a
        className={`${buttons.button} ${buttons.primary}`}
        href={address}
        onClick={press}
        aria-disabled={retrying}
      >
        Try again
      </a>
      <p>{retrying && RETRYING}</p>
    </Notice>
  );
}
