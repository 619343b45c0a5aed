import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jersey } from '../test/items.ts';
import { field, href, site } from '../test/site.ts';

const cards = () => within(screen.getByRole('list', { name: 'Items' })).getAllByRole('article');

it('the store has a welcome, and a card with pictures, name, price and seller for each item', async () => {
  const { heads } = await site.visit('/merch', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Welcome to the Coyotes Merch Store!',
  );
  expect(
    screen.getByText('Sell your old Coyotes merchandise, or buy things other fans are selling.'),
  ).toBeTruthy();
  expect(cards()).toHaveLength(2);
  expect(screen.getByText('3 items')).toBeTruthy();
  const card = within(cards()[0]!);
  expect(card.getByRole('group', { name: 'Photos of Home jersey' })).toBeTruthy();
  expect(card.getByRole('link', { name: 'Home jersey' }).getAttribute('href')).toBe('/merch/7');
  expect(card.getByText('$1,250')).toBeTruthy();
  const [seller] = card.getAllByRole('link', { name: 'desert-fan' });
  expect(seller?.getAttribute('href')).toBe('/user/desert-fan');
  expect(seller?.parentElement?.textContent).toBe('Sold by desert-fan');
  expect(heads.map(({ title }) => title)).toEqual(['Coyotes Merch Store']);
  // An item without pictures has a placeholder, and no arrows.
  const bare = within(cards()[1]!);
  expect(bare.getByRole('img', { name: 'Scarf' })).toBeTruthy();
  expect(bare.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Save Scarf',
  ]);
});

it('an item’s card has a heart to save the item, except for its seller', async () => {
  await site.visit('/merch', { id: 5, username: 'neither' });
  const heart = () => screen.queryByRole('button', { name: 'Save Home jersey' });
  expect(heart()?.getAttribute('aria-pressed')).toBe('false');
  await site.visit('/merch', jersey.user);
  expect(heart()).toBeNull();
});

it('the store asks visitors to log in before they add an item, and appends its next page', async () => {
  await site.visit('/merch', null);
  expect(screen.getByRole('button', { name: 'Sign in to get started' })).toBeTruthy();
  expect(href('Add an item to sell')).toBeUndefined();
  await site.visit('/merch', jersey.user);
  expect(href('Add an item to sell')).toBe('/merch/new');
  await act(async () => screen.getByRole('link', { name: 'More items' }).click());
  expect(cards()).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'More items' })).toBeNull();
});

it('the store’s filters have a field for each fact of an item', async () => {
  await site.visit('/merch', null);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filter and sort' });
  const fields = { q: 'Search the store', category: 'Category', size: 'Size' };
  const others = {
    condition: 'Condition',
    min: 'Minimum price',
    max: 'Maximum price',
    season: 'Season',
  };
  for (const [name, label] of Object.entries({ ...fields, ...others, player: 'Player' }))
    expect(within(form).getByLabelText<HTMLInputElement>(label).name).toBe(name);
  expect(within(form).getByLabelText<HTMLInputElement>('Sort by').name).toBe('sort');
});

it('the store’s price filters accept the same prices as the form of an item', async () => {
  await site.visit('/merch', null);
  const pattern = new RegExp(`^(?:${field('Maximum price').pattern})$`, 'v');
  const prices = ['12.50', '$1,200', '5.', 'cheap', '-1', '1.234', '1,2,3', '12,50'];
  expect(prices.filter((price) => pattern.test(price))).toEqual(['12.50', '$1,200', '5.', '12,50']);
});

it('an invalid price in the store’s filters is reported at its field until it is edited', async () => {
  await site.visit('/merch', null);
  const price = field('Maximum price');
  fireEvent.input(price, { target: { value: 'cheap' } });
  const isBubbleShown = fireEvent.invalid(price);
  expect(isBubbleShown).toBe(false);
  const error = screen.getByText('Enter a price in dollars, like 12.50');
  expect(price.getAttribute('aria-describedby')).toBe(error.id);
  fireEvent.input(price, { target: { value: '90' } });
  expect(error.isConnected).toBe(false);
});

it('the store names its active filters in words, with the number of results', async () => {
  const chosen = () => within(screen.getByRole('list', { name: 'Active filters' }));
  await site.visit('/merch?q=jersey&category=jersey&max=1500&season=2011-12&sort=-price', null);
  const links = chosen().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Remove filter Search the store: jersey',
    'Remove filter Category: Jersey',
    'Remove filter Maximum price: $1500',
    'Remove filter Season: 2011-12',
    'Remove filter Sort by: Price: high to low',
    'Clear all',
  ]);
  expect(chosen().getByText('1 item')).toBeTruthy();
  await site.visit('/merch?category=hat', null);
  expect(chosen().getByText('100+ items')).toBeTruthy();
});
