import {
  ADDRESS_CONFIRMED,
  ALREADY_CONFIRMED,
  Confirmation,
  LINK_IS_DEAD,
} from '@desert/contract/accounts/account-links';
import { RESEND_PATH } from '@desert/contract/pages/shell';
import { Link, useNavigate, useViewer } from '@desert/kit';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { sendApi, useAddress } from '@desert/kit/shell';
import { useSite } from '../../sections/site.ts';
import { noteConfirmation } from '../signInAs.ts';
import { DeadLink } from './DeadLink.tsx';
import styles from '../sign-in/AccountPage.module.css';

/** The page that the confirmation mail links to. Confirming takes a button press, because mail scanners open links, too. */
export function ConfirmPage() {
  const { state, navigation } = useSite();
  const { search } = useAddress();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const token = query.get('token') ?? '';
  const posted = navigation?.navigated ? undefined : state.form?.errors;
  const viewer = useViewer();
  const form = useForm({
    schema: Confirmation,
    send: () => sendApi('POST', '/api/auth/confirm/', { token }),
    initialErrors: posted,
    async onDone() {
      // Removes the token from the address.
      navigate('/confirm?done=1', { replace: true });
      if (viewer?.unconfirmed_may) await noteConfirmation();
    },
  });
  const isConfirmed = viewer !== null && !viewer.unconfirmed_may;
  const { token: refused } = form.errors;
  const refusal = isConfirmed && refused === LINK_IS_DEAD ? ALREADY_CONFIRMED : refused;
  return (
    <div className={`form-card stack ${styles.page}`}>
      <h1>Confirm your email</h1>
      <p role="status">{query.has('done') && ADDRESS_CONFIRMED}</p>
      {query.has('done') && (
        <p>
          <Link href="/">Go to the home page</Link>
        </p>
      )}
      {!query.has('done') && refusal && (
        <DeadLink refusal={refusal} href={RESEND_PATH} focused={!posted?.['token']} />
      )}
      {!query.has('done') && !refusal && (
        <Form
          form={form}
          className="stack"
          method="post"
          action={`/confirm?token=${encodeURIComponent(token)}`}
        >
          <FormSummary />
          <p>One last step: confirm that this email address is yours.</p>
          <input type="hidden" name="token" value={token} />
          <div className="row">
            <SubmitButton waiting="Confirming..." posts>
              Confirm my email
            </SubmitButton>
          </div>
        </Form>
      )}
    </div>
  );
}
