import { $toast } from '@desert/kit/shell';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Api,
  here,
  LIST,
  phone,
  press,
  showSettings,
  type,
} from '../../testing/accountSettings.tsx';
import { PasswordForm } from './PasswordForm.tsx';

let api: Api;
let asked: Awaited<ReturnType<typeof showSettings>>;

beforeEach(() => {
  api = { [LIST]: { status: 200, body: [here, phone] } };
});

afterEach(() => vi.unstubAllGlobals());

const show = async () => {
  asked = await showSettings(api);
};
const sent = () => asked.filter(([call]) => !call.startsWith('GET'));
const reads = () => asked.filter(([call]) => call === LIST).length;

const CALL = 'PUT /api/account/password/';

function fillIn(confirmed = 'howl at the sun') {
  type('Current Password', 'howl at the moon');
  type('New Password', 'howl at the sun');
  type('Confirm Password', confirmed);
}

it('changes the password, says so, and reads anew where the account is signed in', async () => {
  api[CALL] = { status: 200, body: { id: 7, username: 'fan', email: 'fan@example.com' } };
  await show();
  fillIn();
  await press('Change Password');
  const passwords = { current_password: 'howl at the moon', password: 'howl at the sun' };
  expect(sent()).toEqual([[CALL, passwords]]);
  expect($toast.get()?.text).toMatch(/^Your password is changed/);
  expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('');
  expect(reads()).toBe(2);
});

it('shows what the API says under the field, keeps what was typed, and changes nothing else', async () => {
  const errors = { current_password: 'This is not your password' };
  api[CALL] = { status: 400, body: { errors } };
  await show();
  fillIn();
  await press('Change Password');
  const field = screen.getByLabelText<HTMLInputElement>('Current Password');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This is not your password')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('howl at the moon');
  expect(reads()).toBe(1);
});

it('sends nothing where the new password is not the same twice', async () => {
  await show();
  fillIn('howl at the son');
  await press('Change Password');
  const message = /must be the same as the Password field$/;
  expect(screen.getByText(message)).toBeTruthy();
  expect(sent()).toEqual([]);
  type('New Password', 'howl at the son');
  expect(screen.queryByText(message)).toBeNull();
});

it('puts no password into an address where it is sent before its script runs', async () => {
  await show();
  expect(screen.getByLabelText<HTMLInputElement>('New Password').form!.method).toBe('post');
});

it('cannot be sent before its script runs', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<PasswordForm onChanged={() => {}} />);
  expect(within(page).getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});

it('shows what belongs to no field: the demo account keeps its password', async () => {
  api[CALL] = {
    status: 403,
    body: { errors: { message: 'The demo account is for everybody.' } },
  };
  await show();
  fillIn();
  await press('Change Password');
  expect(screen.getByText('The demo account is for everybody.')).toBeTruthy();
});
