import { setHost } from '@desert/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { jersey } from '../test/items.ts';
import { site } from '../test/site.ts';

const cards = () =>
  within(screen.getByRole('list', { name: 'Items for sale' })).getAllByRole('article');

it('welcomes, and shows each item with its pictures, name, price and seller', async () => {
  const { heads } = await site.visit('/merch', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Welcome to the Coyotes Merch Store!',
  );
  expect(
    screen.getByText('Sell your old Coyotes merchandise, or buy things other fans are selling.'),
  ).toBeTruthy();
  expect(cards()).toHaveLength(2);
  const card = within(cards()[0]!);
  expect(card.getByRole('group', { name: 'Pictures of Home jersey' })).toBeTruthy();
  expect(card.getByRole('link', { name: 'Home jersey' }).getAttribute('href')).toBe('/merch/7');
  expect(card.getByText('$1,250')).toBeTruthy();
  expect(card.getByText('desert-fan')).toBeTruthy();
  expect(heads.map(({ title }) => title)).toEqual(['Coyotes Merch Store']);
});

it('has no arrows, but a stand-in, for an item without pictures', async () => {
  await site.visit('/merch', null);
  const card = within(cards()[1]!);
  expect(card.getByRole('img', { name: 'Scarf' })).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
});

it('asks visitors to sign in', async () => {
  const ask = vi.fn();
  setHost({ requestSignIn: ask });
  await site.visit('/merch', null);
  expect(screen.queryByRole('link', { name: 'Add an item to sell' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to get started' }));
  expect(ask).toHaveBeenCalledOnce();
});

it('lets whoever is signed in add an item', async () => {
  await site.visit('/merch', jersey.user);
  const add = screen.getByRole('link', { name: 'Add an item to sell' });
  expect(add.getAttribute('href')).toBe('/merch/new');
  expect(screen.queryByRole('button', { name: 'Sign in to get started' })).toBeNull();
});

it('adds the next page', async () => {
  await site.visit('/merch', null);
  await act(async () => screen.getByRole('link', { name: 'More items' }).click());
  expect(cards()).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'More items' })).toBeNull();
});

it('is searched, narrowed and sorted by a form, with every field that a visitor may know', async () => {
  await site.visit('/merch', null);
  const fields = within(screen.getByRole('form', { name: 'Filter and sort' }));
  const labels = [
    'Search the store',
    'Kind of thing',
    'Size',
    'Condition',
    'Price from',
    'Price to',
    'Season',
    'Player',
    'Sort by',
  ];
  const names = labels.map((label) => fields.getByLabelText<HTMLInputElement>(label).name);
  const parameters = ['q', 'category', 'size', 'condition', 'min', 'max', 'season', 'player'];
  expect(names).toEqual([...parameters, 'sort']);
});

it.each([
  ['12.50', true],
  ['$1,200', true],
  ['5.', true],
  ['cheap', false],
  ['-1', false],
  ['1.234', false],
  ['1,2,3', false],
  ['99999999', false],
])('takes %s for a price: %j', async (price, valid) => {
  await site.visit('/merch', null);
  const field = screen.getByLabelText<HTMLInputElement>('Price to');
  expect(new RegExp(`^(?:${field.pattern})$`, 'v').test(price)).toBe(valid);
});

it('shows at the field what is wrong with a price, until it is typed again', async () => {
  await site.visit('/merch', null);
  const field = screen.getByLabelText<HTMLInputElement>('Price to');
  fireEvent.input(field, { target: { value: 'cheap' } });
  const isBubbleShown = fireEvent.invalid(field);
  expect(isBubbleShown).toBe(false);
  const error = screen.getByText('Enter a price in dollars, like 12.50');
  expect(field.getAttribute('aria-describedby')).toBe(error.id);
  fireEvent.input(field, { target: { value: '90' } });
  expect(error.isConnected).toBe(false);
});

it('shows what was asked for, in words', async () => {
  await site.visit('/merch?q=jersey&category=jersey&max=1500&season=2011-12&sort=-price', null);
  const chosen = within(screen.getByRole('list', { name: 'Chosen' })).getAllByRole('link');
  expect(chosen.map(({ textContent }) => textContent)).toEqual([
    'Take off Search the store: jersey',
    'Take off Kind of thing: Jersey',
    'Take off Price to: $1500',
    'Take off Season: 2011-12',
    'Take off Sort by: Price: high to low',
    'Clear all',
  ]);
  expect(cards()).toHaveLength(1);
});

it.each([
  ['category=hat', '100+ items'],
  ['q=jersey&category=jersey&max=1500&season=2011-12&sort=-price', '1 item'],
])('says how many there are for ?%s', async (query, text) => {
  await site.visit(`/merch?${query}`, null);
  expect(within(screen.getByRole('list', { name: 'Chosen' })).getByText(text)).toBeTruthy();
});

it('says whose items they are, and takes that off', async () => {
  await site.visit('/merch?author=desert-fan', null);
  expect(cards()).toHaveLength(1);
  const chosen = within(screen.getByRole('list', { name: 'Chosen' }));
  const chip = chosen.getByRole('link', { name: 'Take off Sold by: desert-fan' });
  expect(chip.getAttribute('href')).toBe('/merch');
  expect(document.querySelector<HTMLInputElement>('input[name=author]')?.value).toBe('desert-fan');
});

it('leads from each card to its seller', async () => {
  await site.visit('/merch', null);
  const [seller] = within(cards()[0]!).getAllByRole('link', { name: 'desert-fan' });
  expect(seller?.getAttribute('href')).toBe('/user/desert-fan');
  expect(seller?.parentElement?.textContent).toBe('Sold by desert-fan');
});
