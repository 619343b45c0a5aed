import { NOTIFICATION_SETTINGS } from '@desert/contract/notifications/notifications';
import { $toast } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Api, showSettings } from '../../testing/accountSettings.tsx';

const ADDRESS = '/api/notifications/settings/';
const names = [...NOTIFICATION_SETTINGS, 'digest'];
const all = Object.fromEntries(names.map((name) => [name, true]));

const part = () => screen.getByRole('region', { name: 'Notifications' });

const likes = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Likes' });
const toggle = () => act(async () => fireEvent.click(likes()));

it('the notification settings show what a member is notified of, and save a change', async () => {
  const api: Api = { [`GET ${ADDRESS}`]: { status: 200, body: { ...all, like: false } } };
  const requests = await showSettings(api);
  expect(likes().checked).toBe(false);
  expect(screen.getAllByRole('checkbox')).toHaveLength(names.length);
  api[`PUT ${ADDRESS}`] = { status: 200, body: all };
  await toggle();
  expect(likes().checked).toBe(true);
  expect(requests.at(-1)).toEqual([`PUT ${ADDRESS}`, { like: true }]);
});

it('notification settings that fail to load can be retried, and a change that fails is undone', async () => {
  const api: Api = {};
  await showSettings(api);
  api[`GET ${ADDRESS}`] = { status: 200, body: all };
  await press('Try again', part());
  expect(likes().checked).toBe(true);
  await toggle();
  expect(likes().checked).toBe(true);
  expect($toast.get()?.text).toBe('Something went wrong. Please try again');
});
