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

it('can be thought over', async () => {
  await open();
  await press('Keep it');
  expect(dialog()).toBeNull();
  expect(sent()).toEqual([]);
});

it('says what goes with the account', async () => {
  await open();
  expect(screen.getByText(/^your items, posts and memories, with their images/)).toBeTruthy();
});

it('signs out and leads home', async () => {
  api[CALL] = done;
  await open();
  await press('Delete my account', dialog()!);
  expect(sent()).toEqual([[CALL, {}]]);
  expect($viewer.get()).toBeNull();
  expect(location.pathname).toBe('/');
  expect(dialog()).toBeNull();
  expect($toast.get()?.text).toBe('Your account is deleted.');
});

it('asks for the password where the log-in is a while ago, and goes on with it', async () => {
  const needed = { errors: { message: 'Again' }, reauthenticate: { passkey: false } };
  api[CALL] = { status: 403, body: needed };
  await open();
  await press('Delete my account', dialog()!);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  type('Password', 'howl at the moon');
  Object.assign(api, { [CALL]: done, 'POST /api/account/reauthentication/': done });
  await press('Go on');
  expect(sent().map(([call]) => call)).toEqual([CALL, 'POST /api/account/reauthentication/', CALL]);
  expect($viewer.get()).toBeNull();
  expect(dialog()).toBeNull();
});

it('stays open with what the API says', async () => {
  api[CALL] = { status: 500, body: {} };
  await open();
  await press('Delete my account', dialog()!);
  expect(within(dialog()!).getByText('Something went wrong. Please try again')).toBeTruthy();
  expect($viewer.get()).not.toBeNull();
  expect(location.pathname).toBe('/user/profile');
});
