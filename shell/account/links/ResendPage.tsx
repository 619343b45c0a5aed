import { ADDRESS_CONFIRMED, CONFIRMATION_SENT } from '@desert/contract/accounts/account-links';
import { SETTINGS_PATH } from '@desert/contract/members/members';
import { RESEND_PATH } from '@desert/contract/pages/shell';
import { defineBodySchema } from '@desert/contract/text/body';
import { Link, useViewer } from '@desert/kit';
import { ConfirmFirst } from '@desert/kit/forms';
import { sendApi, useRequireSignIn } from '@desert/kit/shell';
import { SendLinkForm } from './SendLinkForm.tsx';
import styles from '../sign-in/AccountPage.module.css';

export function ResendPage() {
  const viewer = useViewer();
  useRequireSignIn(viewer === null);
  if (!viewer) return null;
  return (
    <div className={`form-card stack ${styles.page}`}>
      <h1>Confirm your email</h1>
      {viewer.awaits_approval ? (
        <ConfirmFirst />
      ) : viewer.unconfirmed_may ? (
        <>
          <p>We’ll send a new link to your email. The link works once and expires in 30 minutes.</p>
          <SendLinkForm
            action={RESEND_PATH}
            sent={CONFIRMATION_SENT}
            schema={defineBodySchema({})}
            send={() => sendApi('POST', '/api/account/confirmation/')}
          />
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
