import { Button, ButtonLink, notify, useNavigate } from '@desert/kit';
import { changeViewer } from '@desert/kit/shell';
import { type ReactNode, useId } from 'react';
import { openDeleteAccount } from './DeleteAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { useSessions } from './useSessions.ts';
import styles from './AccountSettings.module.css';

/** What somebody who is signed in does with their account. */
export function AccountSettings() {
  const sessions = useSessions();
  const navigate = useNavigate();

  function leave() {
    changeViewer(null);
    navigate('/');
    notify('Your account has been deleted.');
  }

  return (
    <div className={styles.settings}>
      <Part heading="Email">
        <EmailForm />
      </Part>
      <Part heading="Password">
        <PasswordForm onChanged={() => void sessions.reload()} />
      </Part>
      <Part heading="Passkeys">
        <Passkeys />
      </Part>
      <Part heading="Where you’re logged in">
        <SessionList {...sessions} />
      </Part>
      <Part heading="Your data">
        <p>Get everything you’ve posted, sent, and saved here in one file.</p>
        <ButtonLink look="quiet" href="/api/account/data/" download>
          Download my data
        </ButtonLink>
      </Part>
      <Part heading="Delete account">
        <Button look="quiet" data-needs-script onClick={() => openDeleteAccount(leave)}>
          Delete my account
        </Button>
      </Part>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`stack ${styles.part}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
