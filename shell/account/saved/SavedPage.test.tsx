import type { ApiResponse } from '@desert/contract/pages/page';
import { $toast, $viewer, createApiCache } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Api, doneResponse, stubApi } from '../../testing/accountSettings.tsx';
import { sections } from '../../testing/layout.ts';
import { showPage } from '../../testing/showPage.tsx';
import { SavedPage } from './SavedPage.tsx';

const LIST = '/api/saved/';
const user = { id: 2, username: 'saguaro' };
const saved_at = '2026-11-21T04:33:02.000Z';

const item = (id: number, name: string, more = {}) => ({
  kind: 'merch',
  id,
  saved_at,
  record: { id, name, price: 12.5, user, user_id: 2, images: [], ...more },
});
const post = {
  kind: 'news',
  id: 3,
  saved_at,
  record: { id: 3, title: 'Who kept a puck?', users: user, user_id: 2, images: [] },
};

const onShown = vi.fn<() => void>();
let api: Api;

const ok = (body: unknown, next?: string): ApiResponse => ({ status: 200, body, next });

/** Opens the page as after a navigation. @returns the requests to the API */
async function openPage(list: ApiResponse, path = '/user/saved', address = LIST) {
  $viewer.set({ id: 7, username: 'fan' });
  api = { [`GET ${LIST}`]: list };
  const requests = stubApi(api);
  const cache = createApiCache({ [address]: list });
  const page = <SavedPage params={{}} onShown={onShown} />;
  await showPage(page, { path, state: { sections }, cache });
  return requests;
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((element) => element.textContent);
const cards = () =>
  screen.getAllByRole('listitem').map((element) => element.textContent.replaceAll(/\s+/g, ' '));

it('the page “Saved” lists saved records of all kinds, with their details', async () => {
  await openPage(ok([item(3, 'Scarf'), post]));
  expect(screen.getByRole('link', { name: 'Scarf' }).getAttribute('href')).toBe('/merch/3');
  expect(screen.getByRole('link', { name: 'Who kept a puck?' }).getAttribute('href')).toBe(
    '/news/3',
  );
  // An item without a picture shows its name in the picture’s place, too.
  expect(cards().slice(-2)).toEqual([
    'ScarfScarf$12.50 Sold by saguaroSaved Nov 21, 2026Remove',
    'Who kept a puck?Post by saguaroSaved Nov 21, 2026Remove',
  ]);
  expect(onShown).toHaveBeenCalledOnce();
});

it.each([
  [{ state: 'for_sale', old_price: 20 }, '$12.50 Previous price: $20 Sold by'],
  [{ state: 'sold', sold_price: null, old_price: 20 }, 'Scarf Sold listed at $12.50Sold by'],
])('the card of a saved item with %j says: %s', async (standing, text) => {
  await openPage(ok([item(3, 'Scarf', standing)]));
  expect(cards().at(-1)).toContain(text);
});

it('a record leaves the page “Saved” before the API confirms the removal, and the heading gets the focus', async () => {
  const requests = await openPage(ok([item(3, 'Scarf'), post]));
  api['DELETE /api/saved/merch/3/'] = doneResponse;
  fireEvent.click(screen.getByRole('button', { name: 'Remove Scarf from Saved' }));
  expect(titles()).toEqual(['Who kept a puck?']);
  expect(document.activeElement?.textContent).toBe('Saved');
  await act(async () => {});
  expect(titles()).toEqual(['Who kept a puck?']);
  expect(requests).toEqual([['DELETE /api/saved/merch/3/', undefined]]);
  expect($toast.get()?.text).toBe('Removed from Saved.');
});

it('a removed record returns to the page “Saved” if the removal fails or is undone', async () => {
  const requests = await openPage(ok([post, item(3, 'Scarf')]));
  await press('Remove Scarf from Saved');
  expect(titles()).toEqual(['Who kept a puck?', 'Scarf']);
  expect($toast.get()?.text).toBe('That didn’t go through. Please try again.');
  api['DELETE /api/saved/merch/3/'] = doneResponse;
  await press('Remove Scarf from Saved');
  api['POST /api/saved/'] = { status: 201, body: {} };
  // After Undo the list is fetched again, with the restored item first.
  api[`GET ${LIST}`] = ok([item(3, 'Scarf'), post]);
  await act(async () => $toast.get()?.undo?.());
  expect(requests.slice(2)).toEqual([
    ['POST /api/saved/', { kind: 'merch', id: 3 }],
    [`GET ${LIST}`, undefined],
  ]);
  expect(titles()).toEqual(['Scarf', 'Who kept a puck?']);
  expect($toast.get()?.text).toBe('Saved again.');
});

it('Undo during the removal is confirmed when the record is saved again', async () => {
  const requests = await openPage(ok([item(3, 'Scarf')]));
  api['DELETE /api/saved/merch/3/'] = doneResponse;
  api['POST /api/saved/'] = { status: 201, body: {} };
  fireEvent.click(screen.getByRole('button', { name: 'Remove Scarf from Saved' }));
  await act(async () => $toast.get()?.undo?.());
  expect(requests.map(([request]) => request)).toEqual([
    'DELETE /api/saved/merch/3/',
    'POST /api/saved/',
    `GET ${LIST}`,
  ]);
  expect(titles()).toEqual(['Scarf']);
  expect($toast.get()?.text).toBe('Saved again.');
});

it('the page “Saved” links to each kind of record, and marks the current kind', async () => {
  await openPage(ok([post]), '/user/saved?kind=news', `${LIST}?kind=news`);
  const links = [...screen.getByRole('navigation').querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All', '/user/saved'],
    ['Items', '/user/saved?kind=merch'],
    ['Posts', '/user/saved?kind=news'],
    ['Memories', '/user/saved?kind=memories'],
  ]);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'true')).toEqual([links[2]]);
  expect(titles()).toEqual(['Who kept a puck?']);
});

it.each([
  ['', '', 'You haven’t saved anything yet.', ['Store', 'News', 'Memories']],
  [
    '?kind=merch',
    '?kind=merch',
    'You haven’t saved any items yet. Use the Save button on an item,',
    ['Store'],
  ],
])('an empty page “Saved” explains how to continue: %s', async (query, read, text, places) => {
  await openPage(ok([]), `/user/saved${query}`, LIST + read);
  expect(screen.getByText(/^You haven’t saved/).textContent).toContain(text);
  for (const name of places)
    expect(screen.getByRole('link', { name: `Go to ${name}` })).toBeDefined();
  // An empty list has no filters, unless a filter emptied it.
  expect(screen.queryByRole('navigation') !== null).toBe(query !== '');
});

it.each([
  [400, () => screen.getByText(/^This page of the list doesn’t exist anymore/)],
  [401, () => screen.getByRole('button', { name: 'Sign in' })],
])('the page “Saved” explains a response of %i by the API', async (status, find) => {
  await openPage({ status, body: {} }, '/user/saved?kind=x', `${LIST}?kind=x`);
  expect(find()).toBeDefined();
});
