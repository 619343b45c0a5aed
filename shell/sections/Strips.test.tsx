import type { ApiResponse } from '@desert/contract/pages/page';
import type { PageState } from '@desert/contract/pages/shell';
import { createApiCache } from '@desert/kit/shell';
import { hydrate, press } from '@desert/kit/testing';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createWidget } from '../testing/createWidget.ts';
import { type Navigation, type Site, SiteContext } from './site.ts';
import { Strips, type StripsProps } from './Strips.tsx';

const SEASON = { tag: 'season:2011-12', title: '2011-12 Phoenix Coyotes', owner: 'history' };
const PLAYER = { tag: 'player:shane-doan', title: 'Shane Doan', owner: 'history' };
const GAME = {
  tag: 'game:2012-05-07',
  title: 'Predators 1, Coyotes 2, May 7, 2012',
  owner: 'history',
};
const section = (name: string, label: string, action?: string, widgets = ['tagged']) => ({
  name,
  label,
  path: `/${name}`,
  widgets,
  ...(action && { action }),
});
const sections = [
  section('news', 'News', 'Start a discussion'),
  section('history', 'History', undefined, ['tagged', 'home']),
  section('memories', 'Memories', 'Share a memory'),
  section('store', 'Store', 'Sell an item', ['home']),
  section('trades', 'Trades'),
];

const read = vi.fn<(address: string) => Promise<ApiResponse>>();
const good = (html: string): ApiResponse => ({ status: 200, body: createWidget(html) });
const bad: ApiResponse = { status: 503, body: {} };
const addressOf = (name: string) => `/widgets/tagged/${name}?tag=season%3A2011-12`;

const stateWith = (more: Partial<PageState> = {}) =>
  ({ sections, soon: ['trades'], unavailable: [], ...more }) as unknown as PageState;

const stripsOf = (site: Site, props: StripsProps) => (
  <SiteContext value={site}>
    <Strips {...props} />
  </SiteContext>
);

/** Shows the strips as after a navigation. @param known HTML from an earlier visit, stale in the cache */
async function show(known: Record<string, string> = {}) {
  const initial = Object.fromEntries(
    Object.entries(known).map(([name, html]) => [addressOf(name), good(html)]),
  );
  const navigation = { cache: createApiCache(initial, read), navigated: true };
  navigation.cache.expireAll();
  const site = { state: stateWith(), navigation: navigation as Navigation };
  await act(async () => render(stripsOf(site, SEASON)));
}

/** Renders the strips on the server. @param state which of them are empty or failed */
function serve(state: Partial<PageState>, props: StripsProps = SEASON) {
  document.body.innerHTML = renderToString(stripsOf({ state: stateWith(state) }, props));
}

const respondWith = (responses: Record<string, ApiResponse>) =>
  read.mockImplementation(async (address) => {
    const [, name = ''] = /tagged\/(\w+)/.exec(address) ?? [];
    return responses[name] ?? bad;
  });

const strip = (name: string) => screen.queryByRole('region', { name });
const emptyText = () => screen.queryByText(/No one has posted/)?.textContent;
const invitations = () =>
  ['Start a discussion', 'Share a memory'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
const FORMS = ['/news/new?tag=season:2011-12', '/memories/new?tag=season:2011-12'];

it('the page of a season shows what each other open section has about it, and links to add records', async () => {
  respondWith({ news: good('<p>Of news</p>'), memories: good('<p>Of memories</p>') });
  await show({ news: '<p>Of news</p>', memories: '<p>Of memories</p>' });
  const region = within(screen.getByRole('region', { name: 'From the fans' }));
  expect(region.getByRole('heading', { level: 2 }).textContent).toBe('From the fans');
  const names = region.getAllByRole('heading', { level: 3 }).map((element) => element.textContent);
  expect(names).toEqual(['News', 'Memories']);
  expect(screen.getByText('Of memories')).toBeTruthy();
  const list = within(strip('Memories')!).getByRole('link', { name: 'Memories' });
  expect(list.getAttribute('href')).toBe('/memories?tag=season:2011-12');
  expect(invitations()).toEqual(FORMS);
  expect(emptyText()).toBeUndefined();
});

it('the sections’ widgets about a season are fetched by its tag and shown together', async () => {
  const waiting: Record<string, (response: ApiResponse) => void> = {};
  read.mockImplementation((address) => new Promise((resolve) => (waiting[address] = resolve)));
  await show();
  expect(Object.keys(waiting)).toEqual([addressOf('news'), addressOf('memories')]);
  await act(async () => waiting[addressOf('news')]!(good('<p>Of news</p>')));
  expect([strip('News'), screen.queryByRole('link', { name: 'Share a memory' })]).toEqual([
    null,
    null,
  ]);
  await act(async () => waiting[addressOf('memories')]!(good('<p>Of memories</p>')));
  expect(strip('News')!.textContent).toContain('Of news');
  expect(strip('Memories')!.textContent).toContain('Of memories');
});

it('a section’s widget about a season that was empty on an earlier visit is revalidated', async () => {
  respondWith({ news: good('<p>Of news</p>'), memories: good('') });
  await show({ news: '', memories: '' });
  expect([strip('News')?.textContent, strip('Memories')]).toEqual(['NewsOf news', null]);
  expect(emptyText()).toBeUndefined();
});

it('one sentence says that no section has anything about a season', async () => {
  respondWith({ news: good(''), memories: good('') });
  await show();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(emptyText()).toBe('No one has posted about 2011-12 yet.');
  expect(invitations()).toEqual(FORMS);
});

it('a section’s widget that failed to load does not count as empty until it is retried', async () => {
  respondWith({ memories: good('') });
  await show();
  expect(strip('News')!.textContent).toContain('News didn’t load.');
  expect([strip('Memories'), emptyText()]).toEqual([null, undefined]);
  respondWith({ news: good('') });
  await press('Try again');
  expect([strip('News'), emptyText()]).toEqual([null, 'No one has posted about 2011-12 yet.']);
});

it('the server’s HTML leaves out an empty widget about a season, but not one that failed', () => {
  serve({ emptyStrips: ['memories'], unavailable: ['news'] });
  expect([strip('News') !== null, strip('Memories'), emptyText()]).toEqual([true, null, undefined]);
  expect(invitations()).toEqual(FORMS);
});

it.each([
  [SEASON, 'No one has posted about 2011-12 yet.'],
  [PLAYER, 'No one has posted about Shane Doan yet.'],
  [GAME, 'No one has posted about this game yet.'],
])('the server’s HTML says that no section has anything about %o', (props, text) => {
  serve({ emptyStrips: ['news', 'memories'] }, props);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(emptyText()).toBe(text);
});

it('the server’s HTML of the lists of tagged records is hydrated', async () => {
  respondWith({});
  const navigation = { cache: createApiCache({}, read) } as Navigation;
  await hydrate(stripsOf({ state: stateWith(), navigation }, SEASON));
  expect(strip('News')).not.toBeNull();
});
