import * as v from 'valibot';
import { expect, it } from 'vitest';
import { AccountDeletion, PasswordChange, PasswordChangeForm } from './account-settings.ts';
import { PASSWORDS_DIFFER } from './account.ts';
import { problemsOf } from './problems.ts';

const good = { current_password: 'x', password: 'howl at the sun' };

it('a new password follows the rules of a sign-up, the current one is only to be right', () => {
  expect(problemsOf(PasswordChange, good)).toEqual({});
  expect(problemsOf(PasswordChange, { ...good, password: 'a'.repeat(7) })).toEqual({
    password: 'Password must be at least 8 characters',
  });
  expect(problemsOf(PasswordChange, { ...good, password: 'half a pair \ud800' })).toEqual({
    password: 'Password must be text',
  });
});

it('both are required, and neither is trimmed', () => {
  expect(problemsOf(PasswordChange, {})).toEqual({
    current_password: 'Current Password is required',
    password: 'Password is required',
  });
  const padded = { current_password: ' x ', password: ' eight ch ' };
  expect(v.parse(PasswordChange, padded)).toEqual(padded);
});

it('none is asked for that nobody can have, so that it need not be hashed', () => {
  const long = 'x'.repeat(201);
  expect(problemsOf(PasswordChange, { ...good, current_password: long })).toEqual({
    current_password: 'Current Password must be at most 200 characters',
  });
  expect(problemsOf(AccountDeletion, { password: long })).toEqual({
    password: 'Password must be at most 200 characters',
  });
});

it('the form wants the new password twice', () => {
  const confirmPassword = good.password;
  expect(problemsOf(PasswordChangeForm, { ...good, confirmPassword })).toEqual({});
  expect(problemsOf(PasswordChangeForm, good)).toEqual({ confirmPassword: PASSWORDS_DIFFER });
});

it.each([null, 7, 'x', []])('a deletion asks for the password in an object: not %j', (input) => {
  expect(Object.keys(problemsOf(AccountDeletion, input))).toHaveLength(1);
});
