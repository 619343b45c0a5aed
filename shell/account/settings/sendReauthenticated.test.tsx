import { $toast } from '@desert/kit/shell';
import { press, type } from '@desert/kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  type Api,
  doneResponse,
  here,
  LIST,
  phone,
  listWrites,
  showSettings,
} from '../../testing/accountSettings.tsx';

const CHANGE = 'PUT /api/account/email/';
const AGAIN = 'POST /api/account/reauthentication/';
const END = 'DELETE /api/account/sessions/phone/';

const needed = (passkey: boolean) => ({
  status: 403,
  body: { errors: { message: 'Once more, please' }, reauthenticate: { passkey } },
});

let api: Api;

beforeEach(async () => {
  api = {
    [LIST]: { status: 200, body: [here, phone] },
    [CHANGE]: needed(false),
    [END]: needed(true),
  };
  await showSettings(api);
});

const dialog = () => screen.queryByRole('dialog', { name: 'Confirm it’s you' });

async function change() {
  type('New email', 'other@example.com');
  await press('Change email');
}

it('a change of the account asks for the password in a modal, then continues', async () => {
  await change();
  expect(document.activeElement).toBe(within(dialog()!).getByLabelText('Password'));
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  Object.assign(api, { [AGAIN]: doneResponse, [CHANGE]: doneResponse });
  type('Password', 'howl at the moon');
  await press('Continue');
  const wanted = [CHANGE, { email: 'other@example.com' }];
  expect(listWrites()).toEqual([wanted, [AGAIN, { password: 'howl at the moon' }], wanted]);
  expect(dialog()).toBeNull();
  expect($toast.get()?.text).toBe('Done.');
});

it.each(['Cancel', 'Close'])(
  'a wrong password is reported in the modal, and %s keeps what was typed in the form',
  async (leave) => {
    await change();
    api[AGAIN] = { status: 400, body: { errors: { password: 'That password isn’t correct' } } };
    type('Password', 'a guess');
    await press('Continue');
    expect(within(dialog()!).getByText('That password isn’t correct')).toBeTruthy();
    expect(listWrites()).toHaveLength(2);
    await press(leave);
    expect(dialog()).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('other@example.com');
    expect(screen.getByText('Once more, please')).toBeTruthy();
    expect(listWrites()).toHaveLength(2);
  },
);

it('ending another session needs a password, or a passkey if the member has one', async () => {
  await press('Log out Chrome on Android');
  expect(within(dialog()!).getByRole('link', { name: 'Forgot your password?' })).toBeTruthy();
  Object.assign(api, {
    [AGAIN]: doneResponse,
    [END]: doneResponse,
    [LIST]: { status: 200, body: [here] },
  });
  type('Password', 'howl at the moon');
  await press('Continue');
  expect(screen.queryByRole('button', { name: 'Log out Chrome on Android' })).toBeNull();
  expect($toast.get()?.text).toBe('Logged out on that device.');
});
