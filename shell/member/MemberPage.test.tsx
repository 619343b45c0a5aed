import type { Viewer } from '@desert/contract/accounts/account';
import { type Member, memberPath } from '@desert/contract/members/members';
import type { ApiResponse } from '@desert/contract/pages/page';
import { $viewer, createApiCache } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createWidget } from '../testing/createWidget.ts';
import { sections } from '../testing/layout.ts';
import { showPage } from '../testing/showPage.tsx';
import { MemberPage } from './MemberPage.tsx';

const read = vi.fn<(address: string) => Promise<ApiResponse>>();
const onShown = vi.fn<() => void>();

const zero = { count: 0, more: false };
const counts = {
  items: { count: 2, more: false },
  posts: zero,
  memories: { count: 1, more: false },
  sold: { count: 100, more: true },
} as Member['counts'];
const ann: Member = { id: 7, username: 'ann', member_since: '2026-11-30', counts };
const ok: ApiResponse = { status: 200, body: ann };
const none: ApiResponse = { status: 404, body: {} };

const rating = {
  is_good: true,
  line: 'Fast.',
  reply: null,
  user: null,
  created_at: '2026-11-29T19:00:00.000Z',
};
const EARLIER = '/api/users/ann/ratings/?cursor=x';

const ratings: Member['ratings'] = {
  sales: 12,
  good: 11,
  newest: [
    { ...rating, id: 5 },
    { ...rating, id: 4, is_good: false, reply: 'Sorry.' },
  ],
  earlier: EARLIER,
};

/** Opens the page as after a navigation; a section's widget is its name. @param response to the read of the member */
async function openProfile(
  response: ApiResponse,
  { username = 'ann', viewer = null as Viewer | null, search = '' } = {},
) {
  $viewer.set(viewer);
  read.mockImplementation(async (address) => {
    const [, section] = /^\/widgets\/member\/(\w+)\?author=ann$/.exec(address) ?? [];
    if (address === EARLIER) return { status: 200, body: [{ ...rating, id: 3 }] };
    if (section === undefined) return response;
    return { status: 200, body: createWidget(`<h2>${section}</h2>`) };
  });
  const bringing = sections.map(({ name, label, path }) => {
    const widgets = name === 'history' ? ['home'] : ['member'];
    return { name, label, path, widgets };
  });
  await showPage(<MemberPage params={{ username }} onShown={onShown} />, {
    path: memberPath(username) + search,
    state: { sections: bringing, soon: ['news'] },
    cache: createApiCache({}, read),
  });
}

const heading = () => screen.getByRole('heading', { level: 1 });

it('a member’s page has the member’s name and numbers, and the widget of each open section', async () => {
  await openProfile(ok);
  expect(read.mock.calls[0]).toEqual(['/api/users/ann/']);
  expect(heading().innerHTML).toBe('<bdi>ann</bdi>');
  expect(screen.getByText('November 2026').getAttribute('datetime')).toBe('2026-11');
  const numbers = within(screen.getByRole('list', { name: 'In numbers' })).getAllByRole('link');
  expect(numbers.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['100+ sold', '/merch?author=ann&state=sold'],
    ['1 memory', '/memories?author=ann'],
  ]);
  const parts = screen.getAllByRole('heading', { level: 2 });
  expect(parts.map((part) => part.textContent)).toEqual(['store', 'memories']);
  expect(onShown).toHaveBeenCalledOnce();
});

it('a member’s page shows the number and the texts of the member’s ratings, also from former members', async () => {
  await openProfile({ status: 200, body: { ...ann, ratings } });
  const number = screen.getByRole('link', { name: '12 sales, 11 good' });
  expect(number.getAttribute('href')).toBe('#ratings');
  const words = within(screen.getByRole('region', { name: 'How sales went' }));
  const [first, second] = words.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('Former member');
  expect(second).toMatch(/Not good.*ann: Sorry\./);
  expect(words.getAllByRole('button', { name: 'Report' })).toHaveLength(3);
  expect(read.mock.calls.flat()).not.toContain(EARLIER);
  const more = words.getByRole('link', { name: 'Show earlier ratings' });
  await act(async () => more.click());
  expect(words.getAllByRole('listitem')).toHaveLength(3);
});

it.each([
  ['?tab=memories', 'Memories', ['memories']],
  ['?tab=nothing', 'Everything', ['store', 'memories']],
])(
  'a member’s page at %s has the current tab %s and the sections %j',
  async (search, tab, parts) => {
    await openProfile(ok, { search });
    const tabs = within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link');
    expect(tabs.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Everything', '/user/ann'],
      ['Store', '/user/ann?tab=store'],
      ['Memories', '/user/ann?tab=memories'],
    ]);
    const chosen = tabs.find((link) => link.getAttribute('aria-current') === 'true');
    expect(chosen?.textContent).toBe(tab);
    const shown = screen.getAllByRole('heading', { level: 2 }).map((part) => part.textContent);
    expect(shown).toEqual(parts);
  },
);

it.each([
  ['says so on one’s own', { id: 7, username: 'ann' }, '/user/profile'],
  ['says nothing of that on another’s', { id: 8, username: 'bob' }, undefined],
])('only its owner is told that a profile is public: the page %s', async (_, viewer, href) => {
  await openProfile(ok, { viewer });
  const element = screen.queryByRole('link', { name: 'My Profile' });
  expect(element?.getAttribute('href')).toBe(href);
  expect(screen.queryByText(/This is your public profile/) !== null).toBe(href !== undefined);
});

it('a member’s page redirects to the member’s own spelling of the name', async () => {
  await openProfile(ok, { username: 'ANN' });
  expect(window.location.pathname).toBe('/user/ann');
});

it('a retry of a member’s page that failed to load says that an unknown member is not found', async () => {
  await openProfile({ status: 0, body: null });
  expect(onShown).toHaveBeenCalledOnce();
  read.mockClear().mockImplementation(async () => none);
  await press('Try again');
  expect(heading().textContent).toBe('Page not found');
  expect(read).toHaveBeenCalledOnce();
});
