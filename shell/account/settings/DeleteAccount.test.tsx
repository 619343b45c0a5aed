import { $viewer } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Api, here, LIST, listWrites, showSettings } from '../../testing/accountSettings.tsx';

const CALL = 'DELETE /api/account/';
const dialog = () => screen.queryByRole('dialog');

/** Opens the modal, with a stub of the API. */
async function openSettings(api: Api) {
  await showSettings(Object.assign(api, { [LIST]: { status: 200, body: [here] } }));
  await press('Delete my account');
}

const confirm = () => press('Delete my account', dialog()!);

it('the dialog to delete the account says what is deleted, before anything happens', async () => {
  await openSettings({});
  expect(screen.getByText(/^your items, posts, and memories, including their photos/)).toBeTruthy();
  await press('Keep my account');
  expect(dialog()).toBeNull();
  expect(listWrites()).toEqual([]);
});

it('the dialog to delete the account stays open with the API’s error', async () => {
  await openSettings({ [CALL]: { status: 500, body: {} } });
  await confirm();
  expect(within(dialog()!).getByText('Something went wrong. Please try again')).toBeTruthy();
  expect($viewer.get()).not.toBeNull();
  expect(location.pathname).toBe('/user/settings');
});
