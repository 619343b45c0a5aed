import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { author } from '../test/memories.ts';
import { href, site } from '../test/site.ts';

const cards = () => screen.getAllByRole('article').map((card) => within(card));
const filters = () => screen.getByRole<HTMLFormElement>('form', { name: 'Filter and sort' });

it('each memory’s card has the author, pictures and likes, and links to the memory and its comments', async () => {
  const { heads } = await site.visit('/memories', null);
  expect(heads.map(({ title }) => title)).toEqual(['Coyotes Memories']);
  expect(cards()).toHaveLength(1);
  const [card] = cards();
  expect(card!.getByText('desert_rat')).toBeTruthy();
  expect(card!.getByText('1 of 2')).toBeTruthy();
  expect(card!.getByRole('button', { name: 'Like, 2 likes' })).toBeTruthy();
  expect(href('The walk in')).toBe('/memories/3');
  expect(href('1 comment')).toBe('/memories/3#comments');
  expect(screen.getByRole('link', { name: '1 comment', description: 'The walk in' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in to join the fun' })).toBeTruthy();
  expect(['Sort by', 'Posted by'].map((label) => within(filters()).getByLabelText(label))).toEqual([
    filters().elements.namedItem('sort'),
    filters().elements.namedItem('author'),
  ]);
  await act(async () => screen.getByRole('link', { name: 'More memories' }).click());
  expect(cards()).toHaveLength(2);
});

it('an empty list of memories invites to share the first one', async () => {
  await site.visit('/memories?cursor=2', null);
  expect(screen.getByText(/Share the first one/)).toBeTruthy();
});

it('the list of memories with a tag keeps the tag in its filters and in the link to a new memory', async () => {
  await site.visit('/memories?sort=likes&tag=player:8462038', author);
  expect(href('Remove filter Tagged: Shane Doan')).toBe('/memories?sort=likes');
  expect(href('Make a new memory')).toBe('/memories/new?tag=player%3A8462038');
  expect(new FormData(filters()).get('tag')).toBe('player:8462038');
  expect(within(filters()).queryByLabelText('Tagged')).toBeNull();
  const tags = within(screen.getByRole('list', { name: 'Tagged' })).getAllByRole('link');
  expect(tags.map((link) => link.getAttribute('href'))).toEqual([
    '/history/2011-12',
    '/history/players/shane-doan',
  ]);
  await site.visit('/memories', author);
  expect(href('Make a new memory')).toBe('/memories/new');
  expect(new FormData(filters()).has('tag')).toBe(false);
});
