import { $toast } from '@desert/kit/shell';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Api,
  done,
  here,
  LIST,
  phone,
  press,
  showSettings,
} from '../../testing/accountSettings.tsx';

let api: Api;

beforeEach(() => {
  api = { [LIST]: { status: 200, body: [here, phone] } };
});

afterEach(() => vi.unstubAllGlobals());

const show = () => showSettings(api);
const places = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('is listed, this browser without a button', async () => {
  await show();
  expect(places()).toEqual([
    'Firefox on LinuxThis browser',
    'Chrome on AndroidLast seen Nov 2, 2026End',
  ]);
});

it('ends in one place', async () => {
  api['DELETE /api/account/sessions/phone/'] = done;
  await show();
  api[LIST] = { status: 200, body: [here] };
  await press('End Chrome on Android');
  expect(places()).toEqual(['Firefox on LinuxThis browser']);
  expect($toast.get()?.text).toBe('You are signed out there.');
  expect(document.activeElement).toBe(screen.getByRole('list'));
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});

it('ends everywhere else', async () => {
  api['DELETE /api/account/sessions/'] = done;
  await show();
  api[LIST] = { status: 200, body: [here] };
  await press('End all others');
  expect(places()).toHaveLength(1);
  expect($toast.get()?.text).toBe('You are signed out everywhere else.');
});

it('stays where the API fails, and says so', async () => {
  await show();
  await press('End Chrome on Android');
  expect(places()).toHaveLength(2);
  expect($toast.get()?.text).toBe('Something went wrong. Please try again');
});

it('has ended where it ended already', async () => {
  api['DELETE /api/account/sessions/phone/'] = { status: 404, body: {} };
  await show();
  api[LIST] = { status: 200, body: [here] };
  await press('End Chrome on Android');
  expect(places()).toHaveLength(1);
});

it('can be asked for again where it did not come', async () => {
  const { [LIST]: answer } = api;
  delete api[LIST];
  await show();
  expect(screen.queryByRole('list')).toBeNull();
  api[LIST] = answer!;
  await press('Try again', screen.getByRole('region', { name: 'Where you are signed in' }));
  expect(places()).toHaveLength(2);
});
