import { PASSWORD_LENGTH, addMinimumLength } from '@desert/contract/accounts/account';
import { countCharacters } from '@desert/contract/text/text';
import { type FormOptions, pluralize, type TextFieldProps } from '@desert/kit/shell';
import { TextField } from '@desert/kit/shell/controls';
import { useContext, useEffect, useMemo, useState } from 'react';
import { SiteContext } from '../sections/site.ts';

const { recommended } = PASSWORD_LENGTH;

interface NewPasswordFieldsProps {
  label: string;
  /** A sentence after the advice, such as that there are passkeys. */
  more?: string;
}

/** The fields of a new password, with advice before typing and a count of the characters that are missing. */
export function NewPasswordFields({ label, more = '' }: NewPasswordFieldsProps) {
  const [length, setLength] = useState(0);
  const field = { type: 'password', autoComplete: 'new-password' };
  return (
    <>
      <TextField
        {...field}
        label={label}
        name="password"
        hint={describeLength(length, usePasswordMin()) + (length === 0 ? more : '')}
        onInput={({ currentTarget }) => setLength(countCharacters(currentTarget.value))}
      />
      <TextField {...field} label="Confirm Password" name="confirmPassword" />
    </>
  );
}

function describeLength(length: number, min: number): string {
  if (length >= Math.max(min, recommended)) return 'That’s long enough.';
  if (length >= min)
    return `Add ${pluralize(recommended - length, 'more character')} to make it hard to guess.`;
  if (length > 0) return `Add ${pluralize(min - length, 'more character')}.`;
  const best = min < recommended ? `, ${recommended} or more is best` : '';
  return `At least ${min} characters${best}. A sentence is fine.`;
}

function usePasswordMin(): number {
  return useContext(SiteContext)?.state.passwordMin ?? recommended;
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
export function usePasswordCheck<Values>(given: Schema<Values>, isNew = true): Schema<Values> {
  const min = usePasswordMin();
  const schema = useMemo(() => (isNew ? addMinimumLength(given, min) : given), [given, isNew, min]);
  const [checked, setChecked] = useState(schema);
  useEffect(() => {
    // The condition keeps the list out of the server's build, too: effects do not run there.
    if (!isNew || import.meta.env.SSR) return;
    // If the list does not load, the server tells.
    void import('@desert/contract/accounts/refused-password').then(
      ({ addPasswordCheck }) => setChecked(addPasswordCheck(schema)),
      () => {},
    );
  }, [schema, isNew]);
  return checked;
}
