import { PasswordChangeForm } from '@desert/contract/account-settings';
import { notify, sendApi } from '@desert/kit';
import { FormSummary, SubmitButton, TextField, useForm } from '@desert/kit/forms';
import { useRef } from 'react';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import styles from './AccountSettings.module.css';

const FIELDS = ['current_password', 'password', 'confirmPassword'];

/** Changes the password. @param onChanged is called when every other session has ended */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, pending, onSubmit, onInput } = useForm({
    schema: PasswordChangeForm,
    send: ({ current_password, password }) =>
      sendApi('PUT', '/api/account/password/', { current_password, password }),
    onDone() {
      form.current?.reset();
      notify('Your password is changed. You are signed out everywhere else.');
      onChanged();
    },
  });
  return (
    // Posted, should it be sent before this script runs: no password comes into an address.
    <form
      ref={form}
      className={styles.form}
      method="post"
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
    >
      <FormSummary errors={errors} fields={FIELDS} />
      <TextField
        label="Current Password"
        name="current_password"
        type="password"
        autoComplete="current-password"
        error={errors['current_password']}
      />
      <NewPasswordFields label="New Password" errors={errors} />
      <div className={styles.buttons}>
        <SubmitButton look="quiet" waiting={pending && 'Changing...'}>
          Change Password
        </SubmitButton>
      </div>
    </form>
  );
}
