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
      <h1>Forgotten password</h1>
      <p>We send you a link to choose a new one. It works once, for half an hour.</p>
      <Form form={form} className="stack" method="post" action="/forgotten">
        <FormSummary />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={posted?.values['email']?.[0]}
        />
        <div className="row">
          <SubmitButton waiting="Sending..." posts>
            Send the link
          </SubmitButton>
        </div>
      </Form>
      <p role="status">{isSent && MAIL_IS_ON_ITS_WAY}</p>
      <p>
        <Link href="/login" className="target">
          Log In
        </Link>
      </p>
    </div>
  );
}
