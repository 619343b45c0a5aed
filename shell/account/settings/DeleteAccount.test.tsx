import { $toast, $viewer } from '@desert/kit/shell';
import { press, type } from '@desert/kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Api, done, here, LIST, sent, showSettings } from '../../testing/accountSettings.tsx';

const CALL = 'DELETE /api/account/';
const AGAIN = 'POST /api/account/reauthentication/';
const dialog = () => screen.queryByRole('dialog');

/** Opens the modal, with a stub of the API. */
async function open(api: Api) {
  await showSettings(Object.assign(api, { [LIST]: { status: 200, body: [here] } }));
  await press('Delete my account');
}

const confirm = () => press('Delete my account', dialog()!);

it('the dialog says what is deleted with the account, before anything happens', async () => {
  await open({});
  expect(screen.getByText(/^your items, posts, and memories, including their photos/)).toBeTruthy();
  await press('Keep my account');
  expect(dialog()).toBeNull();
  expect(sent()).toEqual([]);
});

it('a deleted account is logged out and leads home', async () => {
  await open({ [CALL]: done });
  await confirm();
  expect(sent()).toEqual([[CALL, {}]]);
  expect($viewer.get()).toBeNull();
  expect(location.pathname).toBe('/');
  expect(dialog()).toBeNull();
  expect($toast.get()?.text).toBe('Your account has been deleted.');
});

it('an old log-in is asked for the password, and continues with it', async () => {
  const needed = { errors: { message: 'Again' }, reauthenticate: { passkey: false } };
  const api: Api = { [CALL]: { status: 403, body: needed } };
  await open(api);
  await confirm();
  expect(document.activeElement).toBe(within(dialog()!).getByLabelText('Password'));
  type('Password', 'howl at the moon');
  Object.assign(api, { [CALL]: done, [AGAIN]: done });
  await press('Continue');
  expect(sent().map(([call]) => call)).toEqual([CALL, AGAIN, CALL]);
  expect($viewer.get()).toBeNull();
  expect(dialog()).toBeNull();
});

it('the dialog stays open with the API’s error', async () => {
  await open({ [CALL]: { status: 500, body: {} } });
  await confirm();
  expect(within(dialog()!).getByText('Something went wrong. Please try again')).toBeTruthy();
  expect($viewer.get()).not.toBeNull();
  expect(location.pathname).toBe('/user/settings');
});
