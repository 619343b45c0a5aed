/** The memories that are tied to a season or a player. */
import { siteWith } from '@desert/kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memories } from '../declaration.tsx';
import { author, listed } from '../test/memories.ts';

const doan = {
  kind: 'player',
  id: 8462038,
  label: 'Shane Doan',
  path: '/history/players/shane-doan',
};

const site = siteWith(memories, '/memories', {
  '/api/memories/': { status: 200, body: [listed] },
  '/api/memories/?tag=season%3A2011-12': { status: 200, body: [] },
  '/api/memories/?sort=likes&tag=player%3A8462038': {
    status: 200,
    body: [{ ...listed, tags: [doan] }],
  },
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('says what they are narrowed to, and where there is none', async () => {
  await site.visit('/memories?tag=season:2011-12', null);
  expect(hrefOf('Take off About: 2011-12')).toBe('/memories');
  expect(screen.getByText(/^Nothing here fits/)).toBeTruthy();
});

it('hands the tag on to a new one, and to another order', async () => {
  await site.visit('/memories?sort=likes&tag=player:8462038', author);
  expect(hrefOf('Take off About: Shane Doan')).toBe('/memories?sort=likes');
  expect(hrefOf('Make a new memory')).toBe('/memories/new?tag=player%3A8462038');
  const form = document.querySelector<HTMLFormElement>('form[aria-label="Filter and sort"]')!;
  expect(new FormData(form).get('tag')).toBe('player:8462038');
  expect(within(form).queryByLabelText('About')).toBeNull();
});

it('hands nothing on where they are not narrowed', async () => {
  await site.visit('/memories', author);
  expect(hrefOf('Make a new memory')).toBe('/memories/new');
  const form = document.querySelector<HTMLFormElement>('form[aria-label="Filter and sort"]')!;
  expect(new FormData(form).has('tag')).toBe(false);
});
