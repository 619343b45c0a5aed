import { $toast } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  type Api,
  doneResponse,
  here,
  LIST,
  phone,
  showSettings,
} from '../../testing/accountSettings.tsx';

const END = 'DELETE /api/account/sessions/phone/';
const END_ALL = 'DELETE /api/account/sessions/';
const listed = (...body: object[]) => ({ status: 200, body });

let api: Api;

beforeEach(async () => {
  api = { [LIST]: listed(here, phone) };
  await showSettings(api);
});

const places = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('the list of sessions has a log-out button for every other device, and stays if the API fails', async () => {
  const both = ['Firefox on LinuxThis device', 'Chrome on AndroidLast active Nov 2, 2026Log out'];
  expect(places()).toEqual(both);
  await press('Log out Chrome on Android');
  expect(places()).toEqual(both);
  expect($toast.get()?.text).toBe('Something went wrong. Please try again');
});

it('a session that the member ends disappears from the list', async () => {
  Object.assign(api, { [END]: doneResponse, [LIST]: listed(here) });
  await press('Log out Chrome on Android');
  expect(places()).toEqual(['Firefox on LinuxThis device']);
  expect($toast.get()?.text).toBe('Logged out on that device.');
  expect(document.activeElement).toBe(screen.getByRole('list'));
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
});

it.each([
  ['Log out all other devices', END_ALL, doneResponse, 'Logged out on all your other devices.'],
  ['Log out Chrome on Android', END, { status: 404, body: {} }, 'Logged out on that device.'],
])(
  '“%s” removes sessions from the list, also if they have already ended',
  async (button, call, response, toast) => {
    Object.assign(api, { [call]: response, [LIST]: listed(here) });
    await press(button);
    expect(places()).toHaveLength(1);
    expect($toast.get()?.text).toBe(toast);
  },
);
