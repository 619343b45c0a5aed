import { Forgotten, MAIL_IS_ON_ITS_WAY } from '@desert/contract/account-links';
import { Link } from '@desert/kit';
import { Form, FormSummary, SubmitButton, TextField, useForm } from '@desert/kit/forms';
import { sendApi, useAddress } from '@desert/kit/shell';
import { useState } from 'react';
import { useSite } from '../../src/site.ts';
import styles from '../AccountPage.module.css';

/** The page `/forgotten`: has a link to a new password sent. It says the same whether somebody has the address or not. */
export function ForgottenPage() {
  const { state, navigation } = useSite();
  const { search } = useAddress();
  const posted = navigation?.navigated ? undefined : state.form;
  const [isSent, setSent] = useState(new URLSearchParams(search).has('sent') && !posted);
  const form = useForm({
    schema: Forgotten,
    send(values) {
      setSent(false);
      return sendApi('POST', '/api/auth/forgotten/', values);
    },
    initialErrors: posted?.errors,
    onDone: () => setSent(true),
  });
  return (
    <div className={`stack ${styles.page}`}>
      <h1>Forgot your password?</h1>
      <p>
        Enter your email and we’ll send you a link to choose a new password. The link works once and
        expires in 30 minutes.
      </p>
      <Form form={form} className="stack" method="post" action="/forgotten">
        <FormSummary />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={posted?.values['email']?.[0]}
        />
        <div className="row">
          <SubmitButton waiting="Sending..." posts>
            Send link
          </SubmitButton>
        </div>
      </Form>
      <p role="status">{isSent && MAIL_IS_ON_ITS_WAY}</p>
      <p>
        <Link href="/login" className="target">
          Back to Log In
        </Link>
      </p>
    </div>
  );
}
