import { setHost } from '@desert/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { author } from '../test/posts.ts';
import { site } from '../test/site.ts';

const cards = () => screen.getAllByRole('article').map((card) => within(card));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows of each post who wrote it and when, how it begins, and what others made of it', async () => {
  const { heads } = await site.visit('/news', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('News');
  expect(heads.map(({ title }) => title)).toEqual(['News']);
  expect(cards()).toHaveLength(1);
  const [card] = cards();
  expect(card!.getByText('desert_rat')).toBeTruthy();
  expect(card!.getByText('Nov 21, 2026')).toBeTruthy();
  expect(card!.getByText(/^Mine is out every winter\./)).toBeTruthy();
  expect(card!.getByRole('button', { name: 'Like, 2 likes' })).toBeTruthy();
});

it('leads to a post, and to what is said about it', async () => {
  await site.visit('/news', null);
  expect(hrefOf('Which jersey do you still wear?')).toBe('/news/3');
  expect(hrefOf('1 comment')).toBe('/news/3#comments');
});

it.each([
  [0, '0 comments'],
  [1, '1 comment'],
  [2, '2 comments'],
])('counts %i comments', async (comment_count, text) => {
  const { answers } = await site.visit('/news', null);
  await act(async () =>
    answers.update('/api/news/', (_, body) =>
      Array.isArray(body) ? body.map((post: object) => ({ ...post, comment_count })) : body,
    ),
  );
  const description = 'Which jersey do you still wear?';
  expect(screen.getByRole('link', { name: text, description })).toBeTruthy();
});

it('makes no links of what the list cuts off', async () => {
  await site.visit('/news', null);
  expect(screen.queryByRole('link', { name: /example\.com/ })).toBeNull();
});

it('asks visitors to sign in', async () => {
  const ask = vi.fn();
  setHost({ requestSignIn: ask });
  await site.visit('/news', null);
  expect(screen.queryByRole('link', { name: 'Make a new post' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to join the fun' }));
  expect(ask).toHaveBeenCalledOnce();
});

it('invites whoever is signed in to write', async () => {
  await site.visit('/news', author);
  expect(hrefOf('Make a new post')).toBe('/news/new');
  expect(screen.queryByRole('button', { name: 'Sign in to join the fun' })).toBeNull();
});

it('adds the next page', async () => {
  await site.visit('/news', null);
  await act(async () => screen.getByRole('link', { name: 'More posts' }).click());
  expect(cards()).toHaveLength(2);
});

it('has a way back from a page of older posts', async () => {
  await site.visit('/news?cursor=3', null);
  expect(cards()).toHaveLength(1);
  expect(hrefOf('To the newest posts')).toBe('/news');
});

it('invites to be the first where nobody has written', async () => {
  await site.visit('/news?cursor=2', null);
  expect(screen.getByText(/the first post can be yours/)).toBeTruthy();
});
