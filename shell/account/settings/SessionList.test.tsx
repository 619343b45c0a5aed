import { $toast } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type Api, done, here, LIST, phone, showSettings } from '../../testing/accountSettings.tsx';

const END = 'DELETE /api/account/sessions/phone/';
const END_ALL = 'DELETE /api/account/sessions/';
const listed = (...body: object[]) => ({ status: 200, body });

let api: Api;

beforeEach(async () => {
  api = { [LIST]: listed(here, phone) };
  await showSettings(api);
});

const places = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lists where the account is signed in, this browser without a button, and stays where the API fails', async () => {
  const both = ['Firefox on LinuxThis browser', 'Chrome on AndroidLast seen Nov 2, 2026End'];
  expect(places()).toEqual(both);
  await press('End Chrome on Android');
  expect(places()).toEqual(both);
  expect($toast.get()?.text).toBe('Something went wrong. Please try again');
});

it('ends in one place', async () => {
  Object.assign(api, { [END]: done, [LIST]: listed(here) });
  await press('End Chrome on Android');
  expect(places()).toEqual(['Firefox on LinuxThis browser']);
  expect($toast.get()?.text).toBe('You are signed out there.');
  expect(document.activeElement).toBe(screen.getByRole('list'));
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});

it.each([
  ['End all others', END_ALL, done, 'You are signed out everywhere else.'],
  ['End Chrome on Android', END, { status: 404, body: {} }, 'You are signed out there.'],
])('%s ends sessions, also those that ended already', async (button, call, answer, said) => {
  Object.assign(api, { [call]: answer, [LIST]: listed(here) });
  await press(button);
  expect(places()).toHaveLength(1);
  expect($toast.get()?.text).toBe(said);
});

it('can be asked for again where it did not come', async () => {
  api[END] = done;
  delete api[LIST];
  await press('End Chrome on Android');
  expect(screen.queryByRole('list')).toBeNull();
  api[LIST] = listed(here);
  await press('Try again', screen.getByRole('region', { name: 'Where you are signed in' }));
  expect(places()).toHaveLength(1);
});
