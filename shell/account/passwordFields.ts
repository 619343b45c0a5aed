import { PASSWORD_LENGTH } from '@desert/contract/account';
import type { TextFieldProps } from '@desert/kit/shell';

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
