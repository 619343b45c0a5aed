import { PASSWORD_LENGTH } from '@desert/contract/account';
import { TextField } from '@desert/kit/forms';

/** A password to choose, and once more against a slip. @param label what the first of them is called */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
      />
      <TextField
        label="Confirm Password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
