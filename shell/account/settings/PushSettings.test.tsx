import { $toast } from '@desert/kit/shell';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Api, showSettings } from '../../testing/accountSettings.tsx';

const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: 'B', auth: 'a' } };
const off = { key: 'Bkey', is_on: false, shows_names: false };
const MESSAGES = 'Notify me about messages and offers';
const NAMES = 'Show who it’s from and which item it’s about';

const box = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => act(async () => void fireEvent.click(box(name)!));
const ok = (body: object) => ({ status: 200, body });

const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
const register = vi.fn<(address: string) => Promise<void>>(async () => {});

afterEach(() => vi.unstubAllGlobals());

/** Stubs the browser's push API. @param permission what the user answers when asked */
function stubBrowser(permission: NotificationPermission, before = permission) {
  const mock = vi.fn<() => Promise<string>>(async () => permission);
  vi.stubGlobal('Notification', { permission: before, requestPermission: mock });
  vi.stubGlobal('PushManager', {});
  const pushManager = {
    getSubscription: async () => ({ unsubscribe }),
    subscribe: async () => ({ toJSON: () => SUBSCRIPTION }),
  };
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return mock;
}

it('a member can turn push notifications, and names in them, on and off in this browser', async () => {
  stubBrowser('granted');
  const api: Api = { 'GET /api/push/': ok(off) };
  const requests = await showSettings(api);
  expect([box(MESSAGES)!.checked, box(NAMES)]).toEqual([false, null]);
  api['PUT /api/push/'] = ok({ ...off, is_on: true });
  await press(MESSAGES);
  expect(register).toHaveBeenLastCalledWith('/service-worker.js');
  expect(requests.at(-1)).toEqual(['PUT /api/push/', { subscription: SUBSCRIPTION }]);
  await press(NAMES);
  expect(requests.at(-1)).toEqual(['PUT /api/push/', { shows_names: true }]);
  api['DELETE /api/push/'] = ok(off);
  unsubscribe.mockClear();
  await press(MESSAGES);
  expect([box(MESSAGES)!.checked, box(NAMES)]).toEqual([false, null]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('notifications that the user refuses stay off, and the page says why', async () => {
  stubBrowser('denied', 'default');
  await showSettings({ 'GET /api/push/': ok(off) });
  await press(MESSAGES);
  expect(box(MESSAGES)!.checked).toBe(false);
  expect($toast.get()?.text).toMatch(/^Your browser blocks notifications/);
});

it('a change of notifications that the server refuses is rolled back', async () => {
  stubBrowser('granted');
  await showSettings({ 'GET /api/push/': ok({ ...off, is_on: true }) });
  await press(NAMES);
  expect(box(NAMES)!.checked).toBe(false);
  await press(MESSAGES);
  expect(box(MESSAGES)!.checked).toBe(true);
});

it('a push subscription shows as off after the user has withdrawn the browser’s permission', async () => {
  stubBrowser('default');
  await showSettings({ 'GET /api/push/': ok({ ...off, is_on: true }) });
  expect(box(MESSAGES)!.checked).toBe(false);
});

it.each([
  ['the site sends no pushes', 'granted', { ...off, key: null }],
  ['the user has blocked notifications', 'denied', off],
] as const)('no push setting of this browser is shown if %s', async (_, permission, state) => {
  stubBrowser(permission);
  await showSettings({ 'GET /api/push/': ok(state) });
  expect(box(MESSAGES)).toBeNull();
});
