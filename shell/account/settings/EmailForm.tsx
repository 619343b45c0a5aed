import type { AccountDetails } from '@desert/contract/account';
import { AddressChange } from '@desert/contract/account-links';
import type { Done } from '@desert/contract/account-settings';
import { body } from '@desert/contract/body';
import { notify } from '@desert/kit';
import { Form, FormSummary, SubmitButton, TextField, useForm } from '@desert/kit/forms';
import { sendApi } from '@desert/kit/shell';
import { useRef } from 'react';
import { foldForm } from './foldForm.ts';
import { sendReauthenticated } from './sendReauthenticated.tsx';
import { SETTINGS_READS } from './settingsReads.ts';
import { useSetting } from './useSetting.ts';
import styles from './SettingsPage.module.css';

/** The account's e-mail address: what it is, whether it is confirmed, and another one. */
export function EmailForm() {
  const { value: account, reload } = useSetting<AccountDetails>(SETTINGS_READS.account);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    schema: AddressChange,
    send: (values) => sendReauthenticated('PUT', '/api/account/email/', values),
    onDone(answer) {
      foldForm(element.current);
      notify((answer as Done).message);
      void reload();
    },
  });
  return (
    <>
      {account && <p className={styles.address}>{account.email}</p>}
      {account?.email_confirmed === false && <Unconfirmed />}
      {account?.new_email && (
        <p className={styles.address}>
          Open the link we sent to <bdi>{account.new_email}</bdi> to confirm it.
        </p>
      )}
      <details data-needs-script>
        <summary>Change email</summary>
        <Form ref={element} form={form} className="stack" method="post">
          <FormSummary />
          <TextField label="New email" name="email" type="email" autoComplete="email" />
          <div className="row">
            <SubmitButton waiting="Sending...">Change email</SubmitButton>
          </div>
        </Form>
      </details>
    </>
  );
}

/** Has the mail sent once more. */
function Unconfirmed() {
  const form = useForm({
    schema: body({}),
    send: () => sendApi('POST', '/api/account/confirmation/'),
    onDone: (answer) => notify((answer as Done).message),
  });
  return (
    <Form form={form} className="stack" method="post">
      <p>You haven’t confirmed this email yet. Check your inbox for the link we sent.</p>
      <FormSummary />
      <div className="row" data-needs-script>
        <SubmitButton look="quiet" waiting="Sending...">
          Resend link
        </SubmitButton>
      </div>
    </Form>
  );
}
