import { NOTIFICATION_KINDS } from '@desert/contract/notifications';
import { $toast } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Api, stubApi } from '../../testing/accountSettings.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';

const ADDRESS = '/api/notifications/settings/';
const all = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, true]));

async function open(api: Api) {
  const asked = stubApi(api);
  await act(async () => render(<NotificationSettings />));
  return asked;
}

const likes = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Likes' });
const toggle = () => act(async () => fireEvent.click(likes()));

it('shows of what one is told, and stores what is changed', async () => {
  const api: Api = { [`GET ${ADDRESS}`]: { status: 200, body: { ...all, like: false } } };
  const asked = await open(api);
  expect(likes().checked).toBe(false);
  expect(screen.getAllByRole('checkbox')).toHaveLength(NOTIFICATION_KINDS.length);
  api[`PUT ${ADDRESS}`] = { status: 200, body: all };
  await toggle();
  expect(likes().checked).toBe(true);
  expect(asked.at(-1)).toEqual([`PUT ${ADDRESS}`, { like: true }]);
});

it('tries again where they do not come, and is as it was where a change does not get through', async () => {
  const api: Api = {};
  await open(api);
  api[`GET ${ADDRESS}`] = { status: 200, body: all };
  await press('Try again');
  expect(likes().checked).toBe(true);
  await toggle();
  expect(likes().checked).toBe(true);
  expect($toast.get()?.text).toBe('Something went wrong. Please try again');
});
