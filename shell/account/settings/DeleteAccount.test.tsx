import { $toast, $viewer, closeModal } from '@desert/kit/shell';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Api,
  done,
  here,
  LIST,
  press,
  showSettings,
  type,
} from '../../testing/accountSettings.tsx';

let api: Api;
let asked: Awaited<ReturnType<typeof showSettings>>;

beforeEach(() => {
  api = { [LIST]: { status: 200, body: [here] } };
});

afterEach(() => {
  act(closeModal);
  vi.unstubAllGlobals();
});

const sent = () => asked.filter(([call]) => !call.startsWith('GET'));
const CALL = 'DELETE /api/account/';
const dialog = () => screen.queryByRole('dialog');

async function open() {
  asked = await showSettings(api);
  await press('Delete my account');
}

it('asks for the password first, and can be thought over', async () => {
  await open();
  await press('Delete my account', dialog()!);
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(sent()).toEqual([]);
  type('Password', 'x');
  expect(screen.queryByText('Password is required')).toBeNull();
  await press('Keep it');
  expect(dialog()).toBeNull();
});

it('says what goes with the account', async () => {
  await open();
  expect(screen.getByText(/^your items, posts and memories, with their images/)).toBeTruthy();
});

it('signs out and leads home', async () => {
  api[CALL] = done;
  await open();
  type('Password', 'howl at the moon');
  await press('Delete my account', dialog()!);
  expect(sent()).toEqual([[CALL, { password: 'howl at the moon' }]]);
  expect($viewer.get()).toBeNull();
  expect(location.pathname).toBe('/');
  expect(dialog()).toBeNull();
  expect($toast.get()?.text).toBe('Your account is deleted.');
});

it.each([
  [
    { status: 400, body: { errors: { password: 'This is not your password' } } },
    'This is not your password',
  ],
  [{ status: 500, body: {} }, 'Something went wrong. Please try again'],
])('stays open with what the API says: %j', async (answer, message) => {
  api[CALL] = answer;
  await open();
  type('Password', 'a guess');
  await press('Delete my account', dialog()!);
  expect(within(dialog()!).getByText(message)).toBeTruthy();
  expect($viewer.get()).not.toBeNull();
  expect(location.pathname).toBe('/user/profile');
});
