import { type Notification, UNREAD_ADDRESS } from '@desert/contract/notifications/notifications';
import type { ApiResponse } from '@desert/contract/pages/page';
import { $toast, $viewer, createApiCache } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Api, stubApi } from '../../testing/accountSettings.tsx';
import { sections } from '../../testing/layout.ts';
import { showPage } from '../../testing/showPage.tsx';
import { Bell } from './Bell.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

const LIST = '/api/notifications/';

const notification = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'comment',
  actor: { id: 2, username: 'ann' },
  others: 0,
  title: `Post ${id}`,
  path: `/news/${id}`,
  detail: {},
  is_read: false,
  at: `2026-11-2${id}T04:33:02.000Z`,
  ...more,
});

const onShown = vi.fn<() => void>();
let api: Api;

const ok = (body: unknown, next?: string): ApiResponse => ({ status: 200, body, next });

/** Opens the page with the bell above it. @returns the requests to the API */
async function openPage(list: ApiResponse, notifications = 2) {
  $viewer.set({ id: 7, username: 'fan' });
  api = { [`GET ${LIST}`]: list };
  const requests = stubApi(api);
  const unread = ok({ unread: 0, notifications });
  const page = (
    <>
      <Bell />
      <NotificationsPage params={{}} onShown={onShown} />
    </>
  );
  const cache = createApiCache({ [LIST]: list, [UNREAD_ADDRESS]: unread });
  await showPage(page, { path: '/user/notifications', state: { sections }, cache });
  return requests;
}

const rows = () =>
  screen
    .queryAllByRole('article')
    .map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim());
const bell = () => screen.getByRole('link', { name: /^Notifications/ }).textContent;

it('each notification says what happened, whether it is new, and links to the event', async () => {
  await openPage(
    ok([notification(2), notification(1, { kind: 'like', others: 6, is_read: true })]),
  );
  expect(rows()).toEqual([
    'ann commented on “Post 2” Nov 22, 2026 · New',
    'ann and 6 others liked “Post 1” Nov 21, 2026',
  ]);
  expect(screen.getByRole('link', { name: /Post 2/ }).getAttribute('href')).toBe('/news/2');
  const settings = screen.getByRole('link', { name: 'Notification settings' });
  expect(settings.getAttribute('href')).toBe('/user/settings#notifications');
  expect(onShown).toHaveBeenCalledOnce();
});

it.each([
  [0, 'Notifications'],
  [3, 'Notifications3 unread'],
  [10, 'Notifications9+ unread'],
])(
  'the bell for %i new notifications says %s, and the page without notifications explains itself',
  async (count, label) => {
    await openPage(ok([]), count);
    expect(bell()).toBe(label);
    expect(screen.getByText(/^Nothing yet\./)).toBeDefined();
  },
);

it('a moderation notification names the action, the rule, the reason and the end', async () => {
  const until = Date.parse('2026-12-03T00:00:00Z');
  const detail = { act: 'suspend', of: 'own', rule: 'spam', reason: 'No\nads.', until };
  await openPage(ok([notification(1, { kind: 'moderation', actor: null, title: 'fan', detail })]));
  expect(rows()).toEqual([
    'A moderator suspended your account for “fan” House rule: No spamNo ads.Until Dec 3, 2026.Nov 21, 2026 · New',
  ]);
});

it('a notification of a restriction leads to the decision, where the member can object', async () => {
  const path = '/user/decisions#decision-4';
  const detail = { act: 'hide', of: 'own', rule: 'spam', reason: 'No' };
  await openPage(ok([notification(1, { kind: 'moderation', actor: null, path, detail })]));
  expect(rows()[0]).toContain('Disagree? Open this to ask another moderator.');
  expect(screen.getByRole('link', { name: /A moderator hid/ }).getAttribute('href')).toBe(path);
});

it('a notification is marked as read when opened; a button marks all up to the newest one shown', async () => {
  const requests = await openPage(ok([notification(2), notification(1)]));
  api[`PUT ${LIST}2/read/`] = ok({ notifications: 1 });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: /Post 2/ })));
  expect(requests).toEqual([[`PUT ${LIST}2/read/`, {}]]);
  expect(rows().map((row) => row.includes('New'))).toEqual([false, true]);
  expect(bell()).toBe('Notifications1 unread');
  await press('Mark all as read');
  expect(rows()[1]).toContain('New');
  expect($toast.get()?.text).toBe('That didn’t go through. Please try again.');
  api[`PUT ${LIST}read/`] = ok({ notifications: 0 });
  await press('Mark all as read');
  expect(requests.at(-1)).toEqual([`PUT ${LIST}read/`, { up_to: notification(2).at }]);
  expect(rows().join()).not.toContain('New');
  expect(bell()).toBe('Notifications');
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});
