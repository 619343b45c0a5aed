import type { Viewer } from '@desert/contract/accounts/account';
import type { Done } from '@desert/contract/accounts/account-settings';
import { RESEND_PATH } from '@desert/contract/pages/shell';
import { Button, showToast } from '@desert/kit';
import { formatResponseErrors, isGood, sendApi } from '@desert/kit/shell';
import { type FormEvent, useEffect, useState } from 'react';
import { noteConfirmation } from '../signInAs.ts';
import styles from '../sign-in/AccountPage.module.css';

export function ConfirmBanner({ may }: { may: NonNullable<Viewer['unconfirmed_may']> }) {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    // The member may have confirmed it in another browser.
    function look() {
      if (document.visibilityState === 'visible') void noteConfirmation();
    }
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  async function resend(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const response = await sendApi('POST', '/api/account/confirmation/');
    setSending(false);
    showToast(isGood(response) ? (response.body as Done).message : formatResponseErrors(response));
  }

  return (
    <aside className={`row centered sunken ${styles.banner}`} aria-label="Email confirmation">
      <p>
        Check your inbox in a few minutes to confirm your email.
        {may === 'read' && ' You can post once it’s confirmed.'}
      </p>
      <form method="post" action={RESEND_PATH} onSubmit={(event) => void resend(event)}>
        <Button type="submit" look="quiet" waiting={isSending && 'Sending...'}>
          Resend
        </Button>
      </form>
    </aside>
  );
}
