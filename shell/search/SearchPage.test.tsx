import type { ApiResponse } from '@desert/contract/pages/page';
import { SEARCH_KINDS } from '@desert/contract/search/search';
import { createApiCache } from '@desert/kit/shell';
import { $announcement, searchResponse, setKitHost, type } from '@desert/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createWidget } from '../testing/createWidget.ts';
import { sections } from '../testing/layout.ts';
import { showPage } from '../testing/showPage.tsx';
import { SearchPage } from './SearchPage.tsx';

const read = vi.fn<(address: string) => Promise<ApiResponse>>();
const onShown = vi.fn<() => void>();

const ok = (body: unknown): ApiResponse => ({ status: 200, body });

const group = (count: number, more = false) => ({ count, more, found: [] });

/** Opens the page as after a navigation; a section's widget is its name. @param response to the search */
async function openPage(path: string, response: ApiResponse) {
  read.mockImplementation(async (address) => {
    const [, widget] = /^\/widgets\/search\/(\w+)/.exec(address) ?? [];
    if (widget === undefined) return response;
    return widget === 'memories'
      ? { status: 503, body: {} }
      : ok(createWidget(`<h2>${widget}</h2>`));
  });
  const cache = createApiCache({}, read);
  const bringing = sections.map((section) => ({ ...section, widgets: ['search'] }));
  await showPage(<SearchPage onShown={onShown} />, {
    path,
    state: { sections: bringing },
    cache,
  });
  return cache;
}

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent);

const field = () => screen.getByLabelText<HTMLInputElement>('Search');

const go = (path: string) => act(async () => window.history.pushState(null, '', path));

const links = (name: string) =>
  [...screen.getByRole('navigation', { name }).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);

it('the empty search page suggests what to search for, and focuses the field', async () => {
  await openPage('/search', ok(searchResponse({ outcome: 'too-short' })));
  expect(screen.getByRole('link', { name: 'Shane Doan' }).getAttribute('href')).toBe(
    '/search?q=Shane+Doan',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  expect(onShown).toHaveBeenCalledOnce();
  expect(read).not.toHaveBeenCalled();
});

it('the search page shows each section once, in the order of its best kind of results', async () => {
  const order = ['memories', 'merch', 'players', 'memories-comments', 'seasons'] as const;
  await openPage('/search?q=doan', ok(searchResponse({ outcome: 'all', order: [...order] })));
  expect(headings()).toEqual(['store', 'history']);
  expect(screen.getByText(/^Memories didn’t load/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('doan');
  expect(read.mock.calls.map(([address]) => address)).toEqual([
    '/api/search/?q=doan',
    '/widgets/search/memories?q=doan',
    '/widgets/search/store?q=doan',
    '/widgets/search/history?q=doan',
  ]);
});

it.each(SEARCH_KINDS)(
  'the search page for the kind %s requests its results from the kind’s section only',
  async (kind) => {
    await openPage(
      `/search?q=doan&kind=${kind}`,
      ok(searchResponse({ outcome: 'all', order: [kind] })),
    );
    expect(read.mock.calls.at(-1)).toEqual([
      expect.stringMatching(new RegExp(`^/widgets/search/\\w+\\?q=doan&kind=${kind}$`)),
    ]);
  },
);

it('the search page reports itself as shown only when all results are there', async () => {
  const held = Promise.withResolvers<ApiResponse>();
  await openPage('/search?q=doan', ok(searchResponse({ groups: { news: group(2) } })));
  expect(onShown).toHaveBeenCalledOnce();
  onShown.mockReset();
  read.mockReturnValue(held.promise);
  await go('/search?q=smail');
  expect(screen.getByText('Searching...')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(onShown).not.toHaveBeenCalled();
});

it('the search page links to each kind with its number of results, and to each order', async () => {
  const groups = { players: group(4), 'news-comments': group(40, true) };
  await openPage('/search?q=do&kind=players&sort=newest', ok(searchResponse({ groups })));
  expect(links('Filter by type')).toEqual([
    ['All', '/search?q=do&sort=newest', null],
    ['Players 4', '/search?q=do&kind=players&sort=newest', 'true'],
    ['Comments on posts 40+', '/search?q=do&kind=news-comments&sort=newest', null],
  ]);
  expect(links('Sort results')).toEqual([
    ['Best match', '/search?q=do&kind=players', null],
    ['Newest', '/search?q=do&kind=players&sort=newest', 'true'],
  ]);
});

it('the links of the search page leave out an empty kind and the default order', async () => {
  await openPage(
    '/search?q=do&kind=&sort=best',
    ok(searchResponse({ groups: { players: group(4) } })),
  );
  expect(links('Filter by type')[0]).toEqual(['All', '/search?q=do', 'true']);
  expect(links('Sort results')[0]).toEqual(['Best match', '/search?q=do', 'true']);
});

it.each<[string, Parameters<typeof searchResponse>[0], RegExp]>([
  ['nothing', {}, /^No results for “zzz”\. Try fewer/],
  ['too little', { outcome: 'too-short' }, /^“zzz” is too short to search for/],
  [
    'other words',
    { outcome: 'alike', instead: ['Gretzky'] },
    /^No results for “zzz”\. Showing results for “Gretzky” instead\.$/,
  ],
  ['some words', { outcome: 'some' }, /^No results match all of your words/],
  ['an index that is being made', { building: true }, /some results may be missing/],
])('the search page explains its results if there is %s', async (_, fields, text) => {
  await openPage('/search?q=zzz', ok(searchResponse(fields)));
  const matches = (element: Element | null) => text.test(element?.textContent ?? '');
  expect(screen.getAllByText((__, element) => matches(element)).length).toBeGreaterThan(0);
});

it('a search without results links to a search of everything and to the sections', async () => {
  await openPage('/search?q=zzz&kind=merch', ok(searchResponse()));
  expect(screen.getByRole('link', { name: 'Search everything' }).getAttribute('href')).toBe(
    '/search?q=zzz',
  );
  expect(links('Browse sections').map(([label]) => label)).toEqual(
    sections.map(({ label }) => label),
  );
  expect(onShown).toHaveBeenCalledOnce();
});

it('a refused search links to the search without the invalid parameters', async () => {
  await openPage('/search?q=doan&kind=jerseys', {
    status: 400,
    body: { errors: { kind: 'no kind' } },
  });
  const link = screen.getByRole('link', { name: /^Search again/ });
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Search again for “doan”',
    '/search?q=doan',
  ]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(onShown).toHaveBeenCalledOnce();
});

it.each([
  ['/search?q=do', '45+ results'],
  ['/search?q=do&kind=players', '5 results'],
])('the search page at %s says how many results it shows: %s', async (path, text) => {
  const groups = { players: group(5), 'news-comments': group(40, true) };
  const kind = new URLSearchParams(path.split('?')[1]).get('kind');
  const order = kind === null ? {} : { order: ['players' as const] };
  await openPage(path, ok(searchResponse({ groups, ...order })));
  expect($announcement.get()?.text).toBe(text);
  expect(screen.getByText(text)).toBeTruthy();
});

it('submitting a search keeps the cursor in the field, and the text typed since', async () => {
  await openPage('/search?q=do', ok(searchResponse()));
  const input = field();
  input.focus();
  const held = Promise.withResolvers<void>();
  setKitHost({ changePage: (_, change) => void held.promise.then(change) });
  type('Search', 'doan');
  fireEvent.submit(input.form!);
  type('Search', 'doan 19');
  await act(async () => held.resolve());
  expect(window.location.search).toBe('?q=doan');
  expect(field()).toBe(input);
  expect([document.activeElement === input, input.value]).toEqual([true, 'doan 19']);
});

it('the search field follows the search in the address, without opening suggestions', async () => {
  await openPage('/search?q=do', ok(searchResponse()));
  type('Search', ' doan ');
  fireEvent.submit(field().form!);
  await act(async () => {});
  expect(field().value).toBe('doan');
  await go('/search?q=do');
  expect(field().value).toBe('do');
  type('Search', 'smail');
  await go('/search?q=do&kind=players');
  expect(field().value).toBe('smail');
  await go('/search');
  expect(field().value).toBe('');
  await go('/search?q=doan');
  expect(field().value).toBe('doan');
});

it('the search page links to the member whose username was typed', async () => {
  await openPage('/search?q=ana_walks', ok(searchResponse({ member: 'ana_walks' })));
  expect(document.querySelector('[href="/user/ana_walks"]')?.textContent).toBe('ana_walksMember');
});
