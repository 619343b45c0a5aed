import type { HomeFeed, FeedEntry } from '@desert/contract/members/feed';
import { $viewer } from '@desert/kit/shell';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sections } from '../testing/layout.ts';
import { FeedList } from './FeedList.tsx';
import { Home } from './Home.tsx';

const home = (soon: string[] = [], all = sections) => (
  <Home
    sections={all}
    soon={soon}
    waiting={<p>Nothing waits</p>}
    feed={null}
    renderWidget={({ label }) => <p>Today in {label}</p>}
  />
);

it('the home page introduces the site, with a question about a game and a link to every section', () => {
  render(home());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Still howling');
  expect(screen.getByText(/^A home for Coyotes fans/)).toBeTruthy();
  expect(screen.getByText(/^The Coyotes no longer play/)).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'When were you there?' });
  expect(field.form?.getAttribute('action')).toBe('/when');
  expect(field.name).toBe('q');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/signup', '/login', '/merch', '/news', '/history', '/memories']);
  for (const { label } of sections) {
    const region = within(screen.getByRole('region', { name: label }));
    expect(region.getByText(/^(Old|What|Every|Photos).*\.$/)).toBeTruthy();
    expect(region.getByText(`Today in ${label}`)).toBeTruthy();
  }
});

it('the home page shows a member what waits for them, and links to add records in open sections', () => {
  $viewer.set({ id: 7, username: 'fan' });
  render(home(['news']));
  expect(screen.getByText(/^Good to see you/).textContent).toContain('fan');
  expect(screen.getByText('Nothing waits')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sell an item' }).getAttribute('href')).toBe(
    '/merch/new',
  );
  expect(screen.getByRole('link', { name: 'Share a memory' }).getAttribute('href')).toBe(
    '/memories/new',
  );
  expect(screen.queryByRole('link', { name: 'Start a discussion' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Join the fans' })).toBeNull();
});

it('the home page names sections that are not open yet, and shows no widget of them', () => {
  render(home(['store', 'news'], [...sections, { name: 'x', label: 'X', path: '/x' }]));
  const soon = screen.getAllByText('Opening soon').map((text) => text.closest('section'));
  expect(soon.map((element) => element?.querySelector('h2')?.textContent)).toEqual([
    'Store',
    'News',
  ]);
  for (const label of ['Store', 'X']) expect(screen.queryByText(`Today in ${label}`)).toBeNull();
});

const entry: FeedEntry = {
  kind: 'memories',
  path: '/memories/1',
  author: { id: 7, username: 'ann' },
  created_at: '2026-11-07T19:00:00.000Z',
  title: 'Everybody up',
  text: 'Loud.',
};
const feed: HomeFeed = {
  lead: entry,
  entries: [
    { ...entry, kind: 'attendances', path: '/history/games/2012-05-22', title: 'May 22, 2012' },
    { ...entry, kind: 'merch', path: '/merch/2', title: 'Cap', price: 8.5 },
  ],
};

it('the feed says who did what in the sections that are open', () => {
  const store = sections.filter(({ name }) => name === 'store');
  const { rerender } = render(<FeedList feed={feed} soon={[]} />);
  expect(
    screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent),
  ).toEqual(['ann was there · Nov 7, 2026', 'ann is selling · Nov 7, 2026']);
  expect(screen.getByRole('link', { name: 'Everybody up' }).getAttribute('href')).toBe(
    '/memories/1',
  );
  expect(screen.getByText('“Loud.”')).toBeTruthy();
  expect(screen.getByText('$8.50')).toBeTruthy();
  rerender(<FeedList feed={feed} soon={store} />);
  expect(screen.queryByRole('link', { name: 'Cap' })).toBeNull();
});
