import { PASSWORD_LENGTH } from '@desert/contract/accounts/account';
import type { FormOptions, TextFieldProps } from '@desert/kit/shell';
import { useEffect, useState } from 'react';

export function newPasswordFields(label: string): TextFieldProps[] {
  const field = { type: 'password', autoComplete: 'new-password' };
  const hint = `At least ${PASSWORD_LENGTH.min} characters. Avoid common passwords and your username.`;
  return [
    { ...field, label, name: 'password', hint },
    { ...field, label: 'Confirm Password', name: 'confirmPassword' },
  ];
}

export const CURRENT_PASSWORD: TextFieldProps = {
  label: 'Password',
  name: 'password',
  type: 'password',
  autoComplete: 'current-password',
};

/** Tells password managers whose password a form asks for. */
export function UsernameField({ username }: { username: string | undefined }) {
  return <input autoComplete="username" defaultValue={username} readOnly hidden />;
}

type Schema<Values> = FormOptions<Values>['schema'];

/** The schema of a form with a new password. Includes the check for common passwords once its list is loaded. */
export function usePasswordCheck<Values>(schema: Schema<Values>, isNew = true): Schema<Values> {
  const [checked, setChecked] = useState(schema);
  useEffect(() => {
    // The condition keeps the list out of the server's build, too: effects do not run there.
    if (!isNew || import.meta.env.SSR) return;
    // If the list does not load, the server tells.
    void import('@desert/contract/accounts/refused-password').then(
      ({ withPasswordCheck }) => setChecked(withPasswordCheck(schema)),
      () => {},
    );
  }, [schema, isNew]);
  return checked;
}
