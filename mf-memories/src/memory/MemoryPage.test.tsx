import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { author, memory, other } from '../test/memories.ts';
import { site } from '../test/site.ts';

afterEach(() => vi.unstubAllGlobals());

const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('shows all of a memory, and what is said about it', async () => {
  const { element, heads } = await site.visit('/memories/3', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The walk in');
  expect(element.textContent).toContain("desert_rat's post:");
  expect(screen.getByText('Nov 21, 2026')).toBeTruthy();
  expect(element.textContent).toContain(memory.details);
  expect(screen.getAllByRole('button', { name: /^Show image/ })).toHaveLength(2);
  expect(screen.getByText('I parked next to you.')).toBeTruthy();
  expect(heads).toMatchObject([
    { title: 'The walk in', description: 'Past the palms. Every time. https://example.com/walk' },
  ]);
});

it('makes a link of an address in the details, as in a post', async () => {
  await site.visit('/memories/3', null);
  expect(href('https://example.com/walk')).toBe('https://example.com/walk');
});

it.each([
  ['a visitor', null, undefined],
  ['another fan', other, undefined],
  ['its author', author, '/memories/3/edit'],
])('leads to the edit of a memory as it should for %s', async (_, viewer, address) => {
  await site.visit('/memories/3', viewer);
  expect(href('Edit')).toBe(address);
});

it('likes the memory, here and in the list', async () => {
  const liked = { ...memory, likes: 3, user_likes: [{ id: 5, user_id: other.id }] };
  const ask = vi.fn(async () => Response.json(liked));
  vi.stubGlobal('fetch', ask);
  const { answers } = await site.visit('/memories/3', other);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Like, 2 likes' })));
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/memories/3/like/', expect.anything());
  expect(screen.getByRole('button', { name: 'Like, 3 likes', pressed: true })).toBeTruthy();
  expect(answers.$answers.get()['/api/memories/']?.body).toMatchObject([{ likes: 3 }]);
});

it('has the list read anew on the way back, once however it is aimed at', async () => {
  const { answers } = await site.visit('/memories/3', null);
  const refresh = vi.spyOn(answers, 'refresh');
  const link = screen.getByRole('link', { name: 'Back to memories' });
  expect(link.getAttribute('href')).toBe('/memories');
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  await act(async () => link.click());
  expect(refresh).toHaveBeenCalledExactlyOnceWith('/api/memories/');
  expect(window.location.pathname).toBe('/memories');
});

it('says of an unknown memory that it is gone, and leads back', async () => {
  const { heads } = await site.visit('/memories/9', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This memory is gone');
  expect(href('Back to memories')).toBe('/memories');
  expect(heads.map(({ title }) => title)).toEqual(['Page not found']);
});
