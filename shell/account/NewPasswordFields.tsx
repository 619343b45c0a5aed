import { PASSWORD_LENGTH } from '@desert/contract/account';
import { TextField } from '@desert/kit/forms';
import type { FormErrors } from '@desert/kit/shell';

interface NewPasswordFieldsProps {
  /** What the first of them is called. */
  label: string;
  errors: FormErrors;
}

/** A password to choose, and once more against a slip. */
export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        error={errors['password']}
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
      />
      <TextField
        label="Confirm Password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
    </>
  );
}
