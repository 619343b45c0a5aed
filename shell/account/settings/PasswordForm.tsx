import { PasswordChangeForm } from '@desert/contract/account-settings';
import { notify } from '@desert/kit';
import { Form, FormSummary, SubmitButton, TextField, useForm } from '@desert/kit/forms';
import { sendApi } from '@desert/kit/shell';
import { useRef } from 'react';
import { newPasswordFields } from '../newPasswordFields.ts';
import { foldForm } from './foldForm.ts';

/** Changes the password. @param onChanged is called when every other session has ended */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    schema: PasswordChangeForm,
    send: ({ current_password, password }) =>
      sendApi('PUT', '/api/account/password/', { current_password, password }),
    onDone() {
      foldForm(element.current);
      notify('Password changed. You’ve been logged out on all your other devices.');
      onChanged();
    },
  });
  return (
    <details data-needs-script>
      <summary>Change password</summary>
      {/* Posted, should it be sent before this script runs: no password comes into an address. */}
      <Form ref={element} form={form} className="stack" method="post">
        <FormSummary />
        <TextField
          label="Current Password"
          name="current_password"
          type="password"
          autoComplete="current-password"
        />
        {newPasswordFields('New Password').map((field) => (
          <TextField key={field.name} {...field} />
        ))}
        <div className="row">
          <SubmitButton waiting="Saving...">Change password</SubmitButton>
        </div>
      </Form>
    </details>
  );
}
