import { ADDRESS_CONFIRMED, CONFIRMATION_SENT, RESEND_PATH } from '@desert/contract/account-links';
import { body } from '@desert/contract/body';
import { SETTINGS_PATH } from '@desert/contract/members';
import { Link, useViewer } from '@desert/kit';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { sendApi, useAddress, useRequireSignIn } from '@desert/kit/shell';
import { useState } from 'react';
import { useSite } from '../../src/site.ts';
import styles from '../AccountPage.module.css';

/** The page `/confirm/new`: has the link sent again that confirms the viewer's email. */
export function ResendPage() {
  const { state, navigation } = useSite();
  const { search } = useAddress();
  const viewer = useViewer();
  const posted = navigation?.navigated ? undefined : state.form;
  const [isSent, setSent] = useState(new URLSearchParams(search).has('sent') && !posted);
  const form = useForm({
    schema: body({}),
    send() {
      setSent(false);
      return sendApi('POST', '/api/account/confirmation/');
    },
    initialErrors: posted?.errors,
    onDone: () => setSent(true),
  });
  useRequireSignIn(viewer === null);
  if (!viewer) return null;
  return (
    <div className={`stack ${styles.page}`}>
      <h1>Confirm your email</h1>
      {viewer.unconfirmed_may ? (
        <>
          <p>We’ll send a new link to your email. The link works once and expires in 30 minutes.</p>
          <Form form={form} className="stack" method="post" action={RESEND_PATH}>
            <FormSummary />
            <div className="row">
              <SubmitButton waiting="Sending..." posts>
                Send link
              </SubmitButton>
            </div>
          </Form>
          <p role="status">{isSent && CONFIRMATION_SENT}</p>
        </>
      ) : (
        <>
          <p role="status">{ADDRESS_CONFIRMED}</p>
          <p>
            You can change it in your <Link href={SETTINGS_PATH}>account settings</Link>.
          </p>
        </>
      )}
    </div>
  );
}
