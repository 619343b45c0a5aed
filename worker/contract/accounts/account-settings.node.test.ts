import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseFields } from '../text/body.ts';
import { AccountDeletion, PasswordChange, PasswordChangeForm } from './account-settings.ts';
import { PASSWORDS_DIFFER, addMinimumLength } from './account.ts';

const good = { current_password: 'x', password: 'howl at the sun' };

const problems = (changed: object) =>
  parseFields(addMinimumLength(PasswordChange, 15), { ...good, ...changed }).problems;

it('a new password follows the rules of a sign-up, and the current password only has to be right', () => {
  expect(problems({})).toEqual({});
  expect(problems({ password: 'a'.repeat(14) })).toEqual({
    password: 'Password must be at least 15 characters',
  });
  expect(parseFields(PasswordChange, {}).problems).toEqual({
    current_password: 'Enter your current password',
    password: 'Enter your password',
  });
  const padded = { current_password: ' x ', password: ' eight ch ' };
  expect(v.parse(PasswordChange, padded)).toEqual(padded);
});

it('the form to change a password requires the new password twice', () => {
  const confirmPassword = good.password;
  expect(parseFields(PasswordChangeForm, { ...good, confirmPassword }).problems).toEqual({});
  expect(parseFields(PasswordChangeForm, good).problems).toEqual({
    confirmPassword: PASSWORDS_DIFFER,
  });
});

it.each([null, 7, 'x'])('a request to delete the account must be an object, not %j', (input) => {
  expect(Object.keys(parseFields(AccountDeletion, input).problems)).toHaveLength(1);
});
