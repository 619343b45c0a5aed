import { ADDRESS_CONFIRMED, Confirmation } from '@desert/contract/account-links';
import { SETTINGS_PATH } from '@desert/contract/members';
import { Link, useNavigate } from '@desert/kit';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { sendApi, useAddress } from '@desert/kit/shell';
import { useEffect, useRef } from 'react';
import { useSite } from '../../src/site.ts';
import styles from '../AccountPage.module.css';

/**
 * The page `/confirm`, which a link in a mail opens. The button confirms, not the visit: programs that look at mail open links,
 * too.
 */
export function ConfirmPage() {
  const { state, navigation } = useSite();
  const { search } = useAddress();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const token = query.get('token') ?? '';
  const form = useForm({
    schema: Confirmation,
    send: () => sendApi('POST', '/api/auth/confirm/', { token }),
    initialErrors: (navigation?.navigated ? undefined : state.form)?.errors,
    // The token is gone from the address when it is used.
    onDone: () => navigate('/confirm?done=1', { replace: true }),
  });
  const refusal = form.errors['token'];
  const refusalElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (refusal) refusalElement.current?.focus();
  }, [refusal]);
  return (
    <div className={`stack ${styles.page}`}>
      <h1>Confirm your email</h1>
      <p role="status">{query.has('done') && ADDRESS_CONFIRMED}</p>
      {query.has('done') ? (
        <p>
          <Link href="/">Go to the home page</Link>
        </p>
      ) : (
        <Form
          form={form}
          className="stack"
          method="post"
          action={`/confirm?token=${encodeURIComponent(token)}`}
        >
          <FormSummary />
          <p ref={refusalElement} role="alert" tabIndex={-1}>
            {refusal}
          </p>
          {refusal ? (
            <p>
              Get a new link from <Link href={SETTINGS_PATH}>your account settings</Link>.
            </p>
          ) : (
            <>
              <p>One last step: confirm that this email address is yours.</p>
              <input type="hidden" name="token" value={token} />
              <div className="row">
                <SubmitButton waiting="Confirming..." posts>
                  Confirm my email
                </SubmitButton>
              </div>
            </>
          )}
        </Form>
      )}
    </div>
  );
}
