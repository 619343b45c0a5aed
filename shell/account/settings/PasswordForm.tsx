import { PasswordChangeForm } from '@desert/contract/accounts/account-settings';
import { showToast } from '@desert/kit';
import { sendApi, type TextFieldProps } from '@desert/kit/shell';
import { CURRENT_PASSWORD, NewPasswordFields, usePasswordCheck } from '../passwordFields.tsx';
import { FoldedForm } from './FoldedForm.tsx';

const FIELDS: TextFieldProps[] = [
  { ...CURRENT_PASSWORD, label: 'Current Password', name: 'current_password' },
];

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const schema = usePasswordCheck(PasswordChangeForm);
  return (
    <FoldedForm
      title="Change password"
      waiting="Saving..."
      fields={FIELDS}
      schema={schema}
      send={({ current_password, password }) =>
        sendApi('PUT', '/api/account/password/', { current_password, password })
      }
      onDone={() => {
        showToast('Password changed. You’ve been logged out on all your other devices.');
        onChanged();
      }}
    >
      <NewPasswordFields
        label="New Password"
        more=" Or add a passkey below, and log in without a password."
      />
    </FoldedForm>
  );
}
