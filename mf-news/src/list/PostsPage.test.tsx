import { stubSignIn } from '@desert/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { author } from '../test/posts.ts';
import { href, site } from '../test/site.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const cards = () => screen.getAllByRole('article').map((card) => within(card));
const TITLE = 'Which jersey do you still wear?';

it('each post’s card has the author, beginning, likes and state of the discussion, and links to the post', async () => {
  const { heads } = await site.visit('/news', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('News');
  expect(heads.map(({ title }) => title)).toEqual(['News']);
  expect(cards()).toHaveLength(1);
  const [card] = cards();
  expect(card!.getByText('desert_rat')).toBeTruthy();
  const talk = card!.getByText(/last reply/);
  expect(talk.textContent).toBe('desert_rat · 1 fan · last reply Nov 22, 2026');
  expect(within(talk).getByText('Nov 22, 2026').title).toBe('Nov 22, 2026, 4:33 AM');
  expect(card!.getByText(/^Mine is out every winter\./)).toBeTruthy();
  expect(card!.getByRole('button', { name: 'Like, 2 likes' })).toBeTruthy();
  expect(href(TITLE)).toBe('/news/3');
  const comments = screen.getByRole('link', { name: '1 comment', description: TITLE });
  expect(comments.getAttribute('href')).toBe('/news/3#comments');
  // The list truncates texts, so addresses in them are not linked.
  expect(screen.queryByRole('link', { name: /example\.com/ })).toBeNull();
});

it('the list of posts links members to the post form, and visitors to the sign-in before it', async () => {
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

it('an empty list of posts invites to write the first one', async () => {
  await site.visit('/news?cursor=2', null);
  expect(screen.getByText(/write the first one/)).toBeTruthy();
});

it('a post is marked as new if something was written since the reader’s last visit', async () => {
  const titles = () =>
    screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-22T00:00:00Z');
  await site.visit('/news', null);
  expect(titles()).toEqual([TITLE]);
  await site.visit('/news', null);
  expect(titles()).toEqual([`New: ${TITLE}`]);
  vi.setSystemTime('2026-11-23T00:00:00Z');
  await site.visit('/news/3', null);
  await site.visit('/news', null);
  expect(titles()).toEqual([TITLE]);
});
