import { $toast } from '@desert/kit/shell';
import { press, type } from '@desert/kit/testing';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  type Api,
  here,
  LIST,
  phone,
  listWrites,
  showSettings,
} from '../../testing/accountSettings.tsx';
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

it('the password form changes the password, confirms the change, and refetches the sessions', async () => {
  const account = { id: 7, username: 'fan', email: 'fan@example.com' };
  const reads = await change({ [CALL]: { status: 200, body: account } });
  const passwords = { current_password: 'howl at the moon', password: 'howl at the sun' };
  expect(listWrites()).toEqual([[CALL, passwords]]);
  expect($toast.get()?.text).toMatch(/^Password changed/);
  expect(field('New Password').value).toBe('');
  expect(reads).toBe(2);
});

it('the password form tells password managers the username of the account', async () => {
  await showSettings({});
  const { form } = field('New Password');
  expect(form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('fan');
});

it('the password form can’t be submitted before hydration', () => {
  document.body.innerHTML = renderToString(<PasswordForm onChanged={() => {}} />);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  expect(field('New Password').form!.method).toBe('post');
});
