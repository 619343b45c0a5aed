import { $toast } from '@desert/kit/shell';
import { press, type } from '@desert/kit/testing';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Api, here, LIST, phone, sent, showSettings } from '../../testing/accountSettings.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const CALL = 'PUT /api/account/password/';

/** Submits a new password. @returns how often the sessions were read */
async function change(api: Api, confirmed = 'howl at the sun') {
  const requests = await showSettings({ ...api, [LIST]: { status: 200, body: [here, phone] } });
  type('Current Password', 'howl at the moon');
  type('New Password', 'howl at the sun');
  type('Confirm Password', confirmed);
  await press('Change password');
  return requests.filter(([call]) => call === LIST).length;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('the form changes the password, says so, and refetches the sessions', async () => {
  const account = { id: 7, username: 'fan', email: 'fan@example.com' };
  const reads = await change({ [CALL]: { status: 200, body: account } });
  const passwords = { current_password: 'howl at the moon', password: 'howl at the sun' };
  expect(sent()).toEqual([[CALL, passwords]]);
  expect($toast.get()?.text).toMatch(/^Password changed/);
  expect(field('New Password').value).toBe('');
  expect(reads).toBe(2);
});

it('an API error is shown under the field, and the form keeps what was typed', async () => {
  const message = 'The demo account is for everybody.';
  const errors = { current_password: 'That password isn’t correct', message };
  const reads = await change({ [CALL]: { status: 400, body: { errors } } });
  const current = field('Current Password');
  expect(current.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('That password isn’t correct')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(current);
  expect(current.value).toBe('howl at the moon');
  expect(reads).toBe(1);
});

it('the form tells password managers whose password changes', async () => {
  await showSettings({});
  const { form } = field('New Password');
  expect(form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('fan');
});

it('two different new passwords are not sent', async () => {
  await change({}, 'howl at the son');
  const message = /must be the same as the Password field$/;
  expect(screen.getByText(message)).toBeTruthy();
  expect(sent()).toEqual([]);
  type('New Password', 'howl at the son');
  expect(screen.queryByText(message)).toBeNull();
});

it('the password form can’t be submitted before hydration, so that no password is put into an address', () => {
  document.body.innerHTML = renderToString(<PasswordForm onChanged={() => {}} />);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  expect(field('New Password').form!.method).toBe('post');
});
