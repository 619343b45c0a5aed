import { PasswordResetForm } from '@desert/contract/accounts/account-links';
import type { PasskeyRequest, SecondFactorNeeded } from '@desert/contract/accounts/passkeys';
import { createLazyComponent, showToast, useNavigate } from '@desert/kit';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { sendApi, useAddress } from '@desert/kit/shell';
import { useState } from 'react';
import { useSite } from '../../sections/site.ts';
import { NewPasswordFields, usePasswordCheck, UsernameField } from '../passwordFields.tsx';
import { requireCookie, signInAs } from '../signInAs.ts';
import { DeadLink } from './DeadLink.tsx';
import styles from '../sign-in/AccountPage.module.css';

const SecondFactorStep = createLazyComponent(
  async () => (await import('../passkeys/SecondFactorStep.tsx')).SecondFactorStep,
);

/** The page that a mailed link opens. Signing in replaces its address, because that contains the token. */
export function ResetPage() {
  const { state, navigation } = useSite();
  const { search } = useAddress();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get('token') ?? '';
  const [passkeyRequest, setAsked] = useState<PasskeyRequest>();
  const { errors: posted, values } = (navigation?.navigated ? undefined : state.form) ?? {};
  const form = useForm({
    schema: usePasswordCheck(PasswordResetForm),
    async send({ password }) {
      const sent = sendApi('POST', '/api/auth/password/', { token, password });
      const response = await requireCookie(sent);
      setAsked((response.body as Partial<SecondFactorNeeded> | null)?.second_factor);
      return response;
    },
    initialErrors: posted,
    onDone: signIn,
  });

  function signIn(account: unknown) {
    navigate('/', { replace: true });
    signInAs(account);
    showToast('Password changed. You’ve been logged out on all your other devices.');
  }

  const refusal = form.errors['token'];
  return (
    <div className={`form-card stack ${styles.page}`}>
      <h1>Choose a new password</h1>
      {refusal && <DeadLink refusal={refusal} href="/forgotten" focused={!posted?.['token']} />}
      {passkeyRequest && (
        <SecondFactorStep
          asked={passkeyRequest}
          onDone={signIn}
          onGiveUp={() => navigate('/login', { replace: true })}
        />
      )}
      {!refusal && !passkeyRequest && (
        <Form
          form={form}
          className="stack"
          method="post"
          action={`/reset?token=${encodeURIComponent(token)}`}
        >
          <FormSummary />
          <input type="hidden" name="token" value={token} />
          <UsernameField username={values?.['username']?.[0]} />
          <NewPasswordFields label="New Password" />
          <div className="row">
            <SubmitButton waiting="Saving..." posts>
              Set new password
            </SubmitButton>
          </div>
        </Form>
      )}
    </div>
  );
}
