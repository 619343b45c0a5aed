import { $viewer } from '@desert/kit/shell';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sections } from '../testing/layout.ts';
import { Home } from './Home.tsx';

const home = (soon: string[] = [], all = sections) => (
  <Home sections={all} soon={soon} renderNewest={({ label }) => <p>Newest of {label}</p>} />
);

it('the home page says what the site is, links to every section, and shows what is new', () => {
  render(home());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Still howling');
  expect(screen.getByText(/^A home for Coyotes fans/)).toBeTruthy();
  expect(screen.getByText(/^The Coyotes no longer play/)).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/signup', '/login', '/merch', '/news', '/history', '/memories']);
  for (const { label } of sections) {
    const region = within(screen.getByRole('region', { name: label }));
    expect(region.getByText(/^(Old|What|Every|Photos).*\.$/)).toBeTruthy();
    expect(region.getByText(`Newest of ${label}`)).toBeTruthy();
  }
});

it('the home page tells a member where to begin: in the open sections', () => {
  $viewer.set({ id: 7, username: 'fan' });
  render(home(['news']));
  expect(screen.getByText(/^Good to see you/).textContent).toContain('fan');
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
  expect(soon.map((one) => one?.querySelector('h2')?.textContent)).toEqual(['Store', 'News']);
  for (const label of ['Store', 'X']) expect(screen.queryByText(`Newest of ${label}`)).toBeNull();
});
