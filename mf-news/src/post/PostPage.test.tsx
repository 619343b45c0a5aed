import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { author, other, post } from '../test/posts.ts';
import { href, linksIn, site } from '../test/site.ts';

afterEach(() => vi.unstubAllGlobals());

it('a post’s page shows its text, and its comments', async () => {
  const { heads } = await site.visit('/news/3', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(post.title);
  expect(screen.getByText('desert_rat')).toBeTruthy();
  const details = screen.getByText(/^Mine is out every winter\./);
  expect(details.textContent).toBe(post.details);
  const link = screen.getByRole('link', { name: 'https://example.com/jerseys' });
  expect(link.getAttribute('rel')).toBe('nofollow ugc noopener');
  expect(screen.getByText('To the grocery store.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Tagged' })).toBeNull();
  expect(href('Edit Post')).toBeUndefined();
  expect(href('Back to News')).toBe('/news');
  const description =
    'Mine is out every winter. Where do you wear yours? https://example.com/jerseys';
  expect(heads).toEqual([{ title: post.title, description }]);
});

it('a post’s page links its tags, also inside its text', async () => {
  await site.visit('/news/4', null);
  const [season, doan] = ['/history/2011-12', '/history/players/shane-doan'];
  expect(linksIn(screen.getByRole('region', { name: 'Tagged' }))).toEqual([
    ['2011-12', season],
    ['Shane Doan', doan],
  ]);
  const text = screen.getByText(/in/, { selector: 'p' });
  expect(linksIn(text)).toEqual([
    ['Doan', doan],
    ['2011-12', season],
  ]);
});

it('a post’s images are shown on its page and, smaller, in the list', async () => {
  await site.visit('/news/3', null);
  expect(screen.queryByRole('button', { name: /View larger/ })).toBeNull();
  await site.visit('/news/4', null);
  expect(screen.getByRole('button', { name: /View larger/ })).toBeTruthy();
  await site.visit('/news?cursor=5', null);
  // No image loads here, so its place has the name of the post.
  expect(screen.getByRole('img', { name: post.title })).toBeTruthy();
});

it('only the author of a post sees its Edit link, which names the post for screen readers', async () => {
  await site.visit('/news/3', other);
  expect(href('Edit Post')).toBeUndefined();
  await site.visit('/news/3', author);
  const link = screen.getByRole('link', { name: 'Edit Post' });
  expect(link.getAttribute('href')).toBe('/news/3/edit');
  expect(link.querySelector('.visually-hidden')?.textContent).toBe(' Post');
  expect(link.firstChild?.textContent).toBe('Edit');
});

it('the page of an unknown post says that the post isn’t available', async () => {
  const { heads } = await site.visit('/news/abc', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This post isn’t available');
  expect(heads.map(({ title }) => title)).toEqual(['Page not found']);
});
