import { $viewer } from '@desert/kit/shell';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sections } from '../testing/layout.ts';
import { Home } from './Home.tsx';

const home = (soon: string[] = []) => (
  <Home sections={sections} soon={soon} renderNewest={({ label }) => <p>Newest of {label}</p>} />
);

it('has a title, and says what the site is', () => {
  render(home());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Still howling');
  expect(screen.getByText(/^A home for Coyotes fans/)).toBeTruthy();
  expect(screen.getByText(/^The Coyotes no longer play/)).toBeTruthy();
});

it('leads to every section, says what is there, and shows what is new', () => {
  render(home());
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/signup', '/login', '/merch', '/news', '/history', '/memories']);
  for (const { label } of sections) {
    const region = within(screen.getByRole('region', { name: label }));
    expect(region.getByText(/^(Old|What|Every|Photos).*\.$/)).toBeTruthy();
    expect(region.getByText(`Newest of ${label}`)).toBeTruthy();
  }
});

it('says to a member where to begin: in the sections that are open', () => {
  $viewer.set({ id: 7, username: 'fan' });
  render(home(['news']));
  expect(screen.getByText(/^Welcome back/).textContent).toContain('fan');
  expect(screen.getByRole('link', { name: 'Sell an item' }).getAttribute('href')).toBe(
    '/merch/new',
  );
  expect(screen.getByRole('link', { name: 'Share a memory' }).getAttribute('href')).toBe(
    '/memories/new',
  );
  expect(screen.queryByRole('link', { name: 'Start a discussion' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Join the fans' })).toBeNull();
  $viewer.set(null);
});

it('shows nothing new of a section that brings nothing', () => {
  render(
    <Home
      sections={[{ name: 'x', label: 'X', path: '/x' }]}
      soon={[]}
      renderNewest={() => 'New'}
    />,
  );
  expect(screen.queryByText('New')).toBeNull();
});

it('says which sections are not open yet', () => {
  render(home(['store', 'news']));
  const soon = screen.getAllByText('Opens soon').map((text) => text.closest('section'));
  expect(soon.map((section) => section?.querySelector('h2')?.textContent)).toEqual([
    'Store',
    'News',
  ]);
  expect(screen.queryByText('Newest of Store')).toBeNull();
});
