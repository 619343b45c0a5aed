import type { ApiResponse } from '@desert/contract/pages/page';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildShellHead, findShellRedirect, listShellNeeds } from '../app/shellNeeds.ts';

beforeEach(() => void vi.stubEnv('SSR', true));

const READ = '/api/users/ann/';
const none = { count: 0, more: false };
const some = { count: 1, more: false };
const member = (counts: object): ApiResponse => ({
  status: 200,
  body: { id: 7, username: 'Ann', member_since: '2026-11-30', counts: { items: none, ...counts } },
});
const head = (response: ApiResponse) =>
  buildShellHead('/user/ann', undefined, { [READ]: response });

it('a member’s page reads the member, and requests the sections’ widgets by the member’s name', () => {
  expect(listShellNeeds('/user/ann/', '?author=bob&cursor=3')).toEqual({
    signedIn: false,
    widget: 'member',
    staticWidgets: true,
    widgetSearch: 'author=ann',
    reads: [READ, `${READ}games/`, `${READ}ratings/?cursor=3`],
    // The head depends on the response.
    head: undefined,
  });
  // A page of the viewer's own is no member's page.
  expect(listShellNeeds('/user/profile', '').widget).toBe('profile');
  expect(findShellRedirect('/user/profile', {})).toBeUndefined();
});

it('the head of a member’s page describes the member', () => {
  expect(head(member({ posts: some }))).toEqual({
    status: 200,
    title: 'Ann',
    description:
      'Member since November 2026. See what Ann is selling, posting, and remembering with other Coyotes fans.',
    listed: undefined,
    picture: {
      url: '/user/Ann/card.png',
      alt: 'Ann, member since 2026.',
      width: 1200,
      height: 630,
    },
    about: { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ann' } },
  });
});

it('the page of a member who wrote nothing stays out of search engines', () => {
  expect(head(member({})).listed).toBe(false);
  for (const kind of ['items', 'posts', 'memories'])
    expect(head(member({ [kind]: some })).listed).toBeUndefined();
});

it('a member’s page is a 404 if the member is unknown, and a 503 if the member’s data is missing', () => {
  expect(head({ status: 404, body: {} })).toMatchObject({ status: 404, title: 'Page not found' });
  expect(head({ status: 503, body: {} })).toMatchObject({ status: 503 });
  expect(buildShellHead('/user/ann', undefined, {})).toMatchObject({ status: 503 });
});

it.each([
  ['/user/ann', '/user/Ann'],
  ['/USER/ann/', '/user/Ann'],
])('the member page at %s redirects to the member’s own spelling', (path, own) => {
  expect(findShellRedirect(path, { [READ]: member({}) })).toBe(own);
});

it('a member’s page does not redirect from its own address, or if the member is unknown', () => {
  const known = { '/api/users/Ann/': member({}) };
  for (const path of ['/user/Ann', '/user/Ann/'])
    expect(findShellRedirect(path, known)).toBeUndefined();
  expect(findShellRedirect('/user/ann', { [READ]: { status: 404, body: {} } })).toBeUndefined();
});
