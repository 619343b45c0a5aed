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
