import { NOTIFICATION_KINDS } from '@desert/contract/notifications';
import { $toast, hideToast } from '@desert/kit/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Api, stubApi } from '../../testing/accountSettings.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';

const ADDRESS = '/api/notifications/settings/';
const all = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, true]));

beforeEach(hideToast);
afterEach(() => vi.unstubAllGlobals());

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

it('is as it was where that does not get through, and says so', async () => {
  await open({ [`GET ${ADDRESS}`]: { status: 200, body: all } });
  await toggle();
  expect(likes().checked).toBe(true);
  expect($toast.get()?.text).toBe('Something went wrong. Please try again');
});

it('tries again where they do not come', async () => {
  const api: Api = {};
  await open(api);
  api[`GET ${ADDRESS}`] = { status: 200, body: all };
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(likes().checked).toBe(true);
});
