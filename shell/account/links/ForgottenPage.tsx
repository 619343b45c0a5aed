import { Forgotten, MAIL_IS_ON_ITS_WAY } from '@desert/contract/accounts/account-links';
import { Link } from '@desert/kit';
import { sendApi } from '@desert/kit/shell';
import { SendLinkForm } from './SendLinkForm.tsx';
import styles from '../sign-in/AccountPage.module.css';

/** Shows the same message for unregistered emails, so that it does not reveal who has an account. */
export function ForgottenPage() {
  return (
    <div className={`form-card stack ${styles.page}`}>
      <h1>Forgot your password?</h1>
      <p>
        Enter your email and we’ll send you a link to choose a new password. The link works once and
        expires in 30 minutes.
      </p>
      <SendLinkForm
        action="/forgotten"
        field={{ label: 'Email', name: 'email', type: 'email', autoComplete: 'username' }}
        sent={MAIL_IS_ON_ITS_WAY}
        schema={Forgotten}
        send={(values) => sendApi('POST', '/api/auth/forgotten/', values)}
      />
      <p>
        <Link href="/login" className="target">
          Back to Log In
        </Link>
      </p>
    </div>
  );
}
