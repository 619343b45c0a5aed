import { addMinimumLength } from '@desert/contract/accounts/account';
import { PasswordChangeForm } from '@desert/contract/accounts/account-settings';
import type { ApiResponse } from '@desert/contract/pages/page';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, type } from '../testing/actions.tsx';
import { TextField } from './fields.tsx';
import { Form } from './Form.tsx';
import { FormSummary } from './FormSummary.tsx';
import { useForm } from './useForm.ts';

const FIELDS = ['current_password', 'password', 'confirmPassword'];
const DIFFER = 'Confirm Password field must be the same as the Password field';

interface TestFormProps {
  response?: ApiResponse;
  initialErrors?: Record<string, string>;
}

function TestForm({ response, initialErrors }: TestFormProps) {
  const form = useForm({
    schema: addMinimumLength(PasswordChangeForm, 8),
    send: () => Promise.resolve(response!),
    onDone() {},
    initialErrors,
  });
  return (
    <Form form={form}>
      <FormSummary />
      {FIELDS.map((name) => (
        <TextField key={name} label={name} name={name} />
      ))}
      <button type="submit">Send</button>
    </Form>
  );
}

const send = () => press('Send');
/** The error of each field, or null, and that of the form. */
const shownErrors = () => [
  ...FIELDS.map((name) => {
    const id = screen.getByLabelText(name).getAttribute('aria-describedby');
    return id && document.getElementById(id)!.textContent;
  }),
  screen.getByRole('alert').textContent,
];

function fillIn() {
  type('current_password', 'howl at the moon');
  type('password', 'howl at the sun');
  type('confirmPassword', 'howl at the sun');
}

it('an error is updated while its field is edited, and disappears when the field is valid', async () => {
  render(<TestForm />);
  await send();
  expect(shownErrors()).toEqual([
    'Enter your current password',
    'Enter your password',
    'Confirm Password field must be the same as the Password field',
    '',
  ]);
  type('password', 'howl');
  expect(shownErrors()[1]).toBe('Password must be at least 8 characters');
  type('current_password', 'x');
  type('password', 'howl at the sun');
  type('confirmPassword', 'howl at the sun');
  expect(shownErrors()).toEqual([null, null, null, '']);
});

it('typing shows no error that was not shown before', async () => {
  render(<TestForm />);
  fillIn();
  type('current_password', '');
  await send();
  type('password', 'x');
  expect(shownErrors()).toEqual(['Enter your current password', null, null, '']);
});

it('editing one field can clear the error of another', async () => {
  render(<TestForm />);
  fillIn();
  type('password', 'howl at the son');
  await send();
  expect(shownErrors()).toEqual([null, null, DIFFER, '']);
  type('password', 'howl at the sun');
  type('confirmPassword', 'howl at the sun');
  expect(shownErrors()).toEqual([null, null, null, '']);
});

const REFUSED = { current_password: 'Wrong', password: 'Too common', message: 'Too many tries' };

it('editing a field clears its server error, and the form’s', async () => {
  render(<TestForm response={{ status: 400, body: { errors: REFUSED } }} />);
  fillIn();
  await send();
  expect(shownErrors()).toEqual(['Wrong', 'Too common', null, 'Too many tries']);
  type('confirmPassword', 'x');
  expect(shownErrors()).toEqual(['Wrong', 'Too common', null, '']);
  type('password', 'y');
  expect(shownErrors()).toEqual(['Wrong', null, null, '']);
});
