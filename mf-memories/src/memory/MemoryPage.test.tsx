import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { author, memory } from '../test/memories.ts';
import { href, site } from '../test/site.ts';

it('a memory’s page has its text with links, and its comments', async () => {
  const { element, heads } = await site.visit('/memories/3', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The walk in');
  expect(element.textContent).toContain("desert_rat's post:");
  expect(screen.getByText('Nov 21, 2026')).toBeTruthy();
  expect(element.textContent).toContain(memory.details);
  expect(href('https://example.com/walk')).toBe('https://example.com/walk');
  expect(screen.getAllByRole('button', { name: /^Show photo/ })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Like, 2 likes' })).toBeTruthy();
  expect(screen.getByText('I parked next to you.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Tagged' })).toBeNull();
  expect(href('Edit')).toBeUndefined();
  expect(heads).toMatchObject([
    { title: 'The walk in', description: 'Past the palms. Every time. https://example.com/walk' },
  ]);
});

it('a memory’s page links each tag, also inside the text, and has the link to its form for the author', async () => {
  await site.visit('/memories/4', author);
  expect(href('Edit')).toBe('/memories/4/edit');
  const about = within(screen.getByRole('region', { name: 'Tagged' })).getAllByRole('link');
  expect(about.map(({ textContent }) => textContent)).toEqual(['2011-12', 'Shane Doan']);
  expect(href('Doan')).toBe('/history/players/shane-doan');
});

it('a memory of a game links to the game and to other memories of that season', async () => {
  const { cache } = await site.visit('/memories/4', null);
  const address = '/api/memories/4/';
  const { body } = cache.$responses.get()[address]!;
  const night = {
    date: '2012-05-22',
    season: '2011-12',
    opponent: 'Los Angeles Kings',
    home: true,
  };
  const neighbors = { previous: { id: 2, title: 'An older one' } };
  const leads = { night: { ...night, goals_for: 3, goals_against: 4, result: 'L' }, neighbors };
  act(() => cache.put(address, { ...(body as object), ...leads }));
  expect(href('Add yours to this night')).toBe('/memories/new?tag=game:2012-05-22');
  const nav = within(screen.getByRole('navigation', { name: 'Memories of 2011-12' }));
  const links = nav
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([['/memories/2', 'An older one']]);
});

it('hovering over and following the link back to the memories refreshes their list only once', async () => {
  const { cache } = await site.visit('/memories/3', null);
  const refresh = vi.spyOn(cache, 'refresh');
  const link = screen.getByRole('link', { name: 'Back to memories' });
  expect(link.getAttribute('href')).toBe('/memories');
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  await act(async () => link.click());
  expect(refresh).toHaveBeenCalledExactlyOnceWith('/api/memories/');
  expect(window.location.pathname).toBe('/memories');
});
