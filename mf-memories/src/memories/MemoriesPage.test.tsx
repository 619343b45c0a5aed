import { setHost } from '@desert/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { author } from '../test/memories.ts';
import { site } from '../test/site.ts';

const cards = () => screen.getAllByRole('article').map((card) => within(card));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows of each memory whose it is, its pictures, and what others made of it', async () => {
  const { heads } = await site.visit('/memories', null);
  expect(heads.map(({ title }) => title)).toEqual(['Coyotes Memories']);
  expect(cards()).toHaveLength(1);
  const [card] = cards();
  expect(card!.getByText('desert_rat')).toBeTruthy();
  expect(card!.getByText('1 of 2')).toBeTruthy();
  expect(card!.getByRole('button', { name: 'Like, 2 likes' })).toBeTruthy();
});

it('leads to a memory, and to what is said about it', async () => {
  await site.visit('/memories', null);
  expect(hrefOf('The walk in')).toBe('/memories/3');
  expect(hrefOf('1 comment')).toBe('/memories/3#comments');
  expect(screen.getByRole('link', { name: '1 comment', description: 'The walk in' })).toBeTruthy();
});

it('adds the next page', async () => {
  await site.visit('/memories', null);
  await act(async () => screen.getByRole('link', { name: 'More memories' }).click());
  expect(cards()).toHaveLength(2);
  expect(hrefOf('2 comments')).toBe('/memories/2#comments');
});

it('asks visitors to sign in', async () => {
  const ask = vi.fn();
  setHost({ requestSignIn: ask });
  await site.visit('/memories', null);
  expect(screen.queryByRole('link', { name: 'Make a new memory' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to join the fun' }));
  expect(ask).toHaveBeenCalledOnce();
});

it('invites whoever is signed in to write', async () => {
  await site.visit('/memories', author);
  expect(hrefOf('Make a new memory')).toBe('/memories/new');
  expect(screen.queryByRole('button', { name: 'Sign in to join the fun' })).toBeNull();
});

it('invites to be the first where nobody has shared a memory', async () => {
  await site.visit('/memories?cursor=2', null);
  expect(screen.getByText(/Yours can be the first/)).toBeTruthy();
});

it('can be sorted, and narrowed to what one fan wrote', async () => {
  await site.visit('/memories', null);
  const form = within(screen.getByRole('form', { name: 'Filter and sort' }));
  const names = ['Sort by', 'Written by'].map(
    (label) => form.getByLabelText<HTMLInputElement>(label).name,
  );
  expect(names).toEqual(['sort', 'author']);
});
