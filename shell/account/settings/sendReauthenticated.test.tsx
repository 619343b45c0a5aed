import { $toast, closeModal } from '@desert/kit/shell';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Api,
  done,
  here,
  LIST,
  phone,
  press,
  showSettings,
  type,
} from '../../testing/accountSettings.tsx';

const CHANGE = 'PUT /api/account/email/';
const AGAIN = 'POST /api/account/reauthentication/';
const END = 'DELETE /api/account/sessions/phone/';

const needed = (passkey: boolean) => ({
  status: 403,
  body: { errors: { message: 'Once more, please' }, reauthenticate: { passkey } },
});

let api: Api;
let asked: Awaited<ReturnType<typeof showSettings>>;

beforeEach(async () => {
  api = {
    [LIST]: { status: 200, body: [here, phone] },
    [CHANGE]: needed(false),
    [END]: needed(true),
  };
  asked = await showSettings(api);
});

afterEach(() => {
  act(closeModal);
  vi.unstubAllGlobals();
});

const dialog = () => screen.queryByRole('dialog', { name: 'Is it you?' });
const sent = () => asked.filter(([call]) => !call.startsWith('GET'));
const address = () => screen.getByLabelText<HTMLInputElement>('New e-mail');

async function change() {
  type('New e-mail', 'other@example.com');
  await press('Change the address');
}

it('asks for the password in a modal, then goes on with what was wanted', async () => {
  await change();
  expect(document.activeElement).toBe(within(dialog()!).getByLabelText('Password'));
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  Object.assign(api, { [AGAIN]: done, [CHANGE]: done });
  type('Password', 'howl at the moon');
  await press('Go on');
  const wanted = [CHANGE, { email: 'other@example.com' }];
  expect(sent()).toEqual([wanted, [AGAIN, { password: 'howl at the moon' }], wanted]);
  expect(dialog()).toBeNull();
  expect($toast.get()?.text).toBe('Done.');
});

it('stays open with what is wrong with the password', async () => {
  await change();
  api[AGAIN] = { status: 400, body: { errors: { password: 'This is not your password' } } };
  type('Password', 'a guess');
  await press('Go on');
  expect(within(dialog()!).getByText('This is not your password')).toBeTruthy();
  expect(sent()).toHaveLength(2);
});

it.each([
  ['cancelled', () => press('Cancel')],
  ['closed', () => press('Close')],
])('leaves what was typed where it is %s', async (_, leave) => {
  await change();
  await leave();
  expect(dialog()).toBeNull();
  expect(address().value).toBe('other@example.com');
  expect(screen.getByText('Once more, please')).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

it('ends a session elsewhere when a password was given; a passkey is offered to who has one', async () => {
  await press('End Chrome on Android');
  expect(within(dialog()!).getByRole('link', { name: 'Forgotten password?' })).toBeTruthy();
  Object.assign(api, { [AGAIN]: done, [END]: done, [LIST]: { status: 200, body: [here] } });
  type('Password', 'howl at the moon');
  await press('Go on');
  expect(screen.queryByRole('button', { name: 'End Chrome on Android' })).toBeNull();
  expect($toast.get()?.text).toBe('You are signed out there.');
});
