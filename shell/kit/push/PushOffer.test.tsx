import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press } from '../testing/actions.tsx';
import { PushOffer } from './PushOffer.tsx';
// Loads the lazy component’s code before the tests.
import './PushQuestion.tsx';

const state = { key: 'Bkey', is_on: false, shows_names: false };
const requestPermission = vi.fn<() => Promise<string>>(async () => 'denied');

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  vi.stubGlobal('navigator', { serviceWorker: {} });
});
afterEach(() => vi.unstubAllGlobals());

const question = () => screen.queryByText(/^We can notify you in this browser/);

async function show(now: object = state) {
  vi.stubGlobal('fetch', async () => Response.json(now));
  const { unmount } = render(<PushOffer />);
  await act(async () => {});
  await act(async () => {});
  return unmount;
}

it('the browser asks for permission to notify only after the user presses the button', async () => {
  await show();
  expect(question()).not.toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
  await press('Turn on notifications');
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

it('a user who declines push notifications is not asked again in this browser', async () => {
  const unmount = await show();
  await press('Not now');
  expect(question()).toBeNull();
  unmount();
  await show();
  expect(question()).toBeNull();
});

it.each([
  { ...state, is_on: true, key: null },
  { ...state, key: null },
])('the page does not offer push notifications in the state %o', async (now) => {
  await show(now);
  expect(question()).toBeNull();
});

it('the page does not offer push notifications if the user has blocked them', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  await show();
  expect(question()).toBeNull();
});
