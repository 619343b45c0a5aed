import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scarf, tied } from '../test/items.ts';
import { buildItemHead } from './itemHead.ts';

const item = {
  ...scarf,
  id: 7,
  name: 'A mug',
  description: 'Blue.\nNever used.',
  price: 12.5,
  user_id: 1,
  user: { id: 1, username: 'saguaro' },
  images: [{ id: 1, url: 'https://pictures.example/1.jpg', alt: 'A blue mug', merch_id: 7 }],
};

beforeEach(() => vi.stubEnv('SSR', true));
afterEach(() => vi.unstubAllEnvs());

it('the head of an item’s page describes the item with its price and seller, also as a JSON-LD product', () => {
  const { title, description, picture, about } = buildItemHead(item);
  expect(title).toBe('A mug');
  expect(description).toBe('$12.50, sold by saguaro. Blue. Never used.');
  expect(picture).toEqual({ url: 'https://pictures.example/1.jpg', alt: 'A blue mug' });
  expect(about).toMatchObject({
    '@type': 'Product',
    name: 'A mug',
    description: 'Blue. Never used.',
    offers: {
      '@type': 'Offer',
      price: 12.5,
      priceCurrency: 'USD',
      seller: { '@type': 'Person', name: 'saguaro' },
    },
  });
});

it.each([
  ['reserved', 'Reserved'],
  ['sold', 'SoldOut'],
  ['withdrawn', 'Discontinued'],
] as const)('the head of an item that is %s says that it is %s', (state, availability) => {
  const { about, listed } = buildItemHead({ ...item, state });
  expect(about?.offers).toMatchObject({ availability: `https://schema.org/${availability}` });
  // Search engines must not list unlisted items.
  expect(listed).toBe(state === 'withdrawn' ? false : undefined);
});

it.each([
  [null, 'Sold by saguaro. Blue. Never used.'],
  [9, 'Sold for $9 by saguaro. Blue. Never used.'],
])('the head of an item sold for %s begins with the sale', (sold_price, description) => {
  expect(buildItemHead({ ...item, state: 'sold', sold_price }).description).toBe(description);
});

it('the head of an item’s page names its tags', () => {
  expect(buildItemHead(tied).about?.about).toMatchObject([
    { '@type': 'SportsTeam', name: 'Phoenix Coyotes 2011-12', url: '/history/2011-12' },
    { '@type': 'Person', name: 'Shane Doan', url: '/history/players/shane-doan' },
  ]);
});
