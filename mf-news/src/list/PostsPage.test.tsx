import { stubSignIn } from '@desert/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { author } from '../test/posts.ts';
import { href, site } from '../test/site.ts';

const cards = () => screen.getAllByRole('article').map((card) => within(card));
const TITLE = 'Which jersey do you still wear?';

it('each card has the author, day, beginning, likes, and links to the post and its comments', async () => {
  const { heads } = await site.visit('/news', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('News');
  expect(heads.map(({ title }) => title)).toEqual(['News']);
  expect(cards()).toHaveLength(1);
  const [card] = cards();
  expect(card!.getByText('desert_rat')).toBeTruthy();
  expect(card!.getByText('Nov 21, 2026')).toBeTruthy();
  expect(card!.getByText(/^Mine is out every winter\./)).toBeTruthy();
  expect(card!.getByRole('button', { name: 'Like, 2 likes' })).toBeTruthy();
  expect(href(TITLE)).toBe('/news/3');
  const comments = screen.getByRole('link', { name: '1 comment', description: TITLE });
  expect(comments.getAttribute('href')).toBe('/news/3#comments');
  // The list truncates texts, so addresses in them are not linked.
  expect(screen.queryByRole('link', { name: /example\.com/ })).toBeNull();
});

it('the list asks visitors to sign in before the form, and invites members to post', async () => {
  const { signIn } = stubSignIn();
  await site.visit('/news', null);
  expect(href('Make a new post')).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to join the fun' }));
  await signIn(author);
  expect(window.location.pathname).toBe('/news/new');
  await site.visit('/news', author);
  expect(href('Make a new post')).toBe('/news/new');
  expect(screen.queryByRole('button', { name: 'Sign in to join the fun' })).toBeNull();
});

it('an empty list invites to write the first post', async () => {
  await site.visit('/news?cursor=2', null);
  expect(screen.getByText(/write the first one/)).toBeTruthy();
});
