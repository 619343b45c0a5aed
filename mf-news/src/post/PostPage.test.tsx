import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { author, other, post } from '../test/posts.ts';
import { site } from '../test/site.ts';

afterEach(() => vi.unstubAllGlobals());

it('shows all of a post, and what is said about it', async () => {
  const { heads } = await site.visit('/news/3', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(post.title);
  expect(screen.getByText('desert_rat')).toBeTruthy();
  const details = screen.getByText(/^Mine is out every winter\./);
  expect(details.textContent).toBe(post.details);
  const link = screen.getByRole('link', { name: 'https://example.com/jerseys' });
  expect(link.getAttribute('rel')).toBe('nofollow ugc noopener');
  expect(screen.getByText('To the grocery store.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to News' }).getAttribute('href')).toBe('/news');
  const description =
    'Mine is out every winter. Where do you wear yours? https://example.com/jerseys';
  expect(heads).toEqual([{ title: post.title, description }]);
});

it.each([
  ['a visitor', null, []],
  ['another fan', other, []],
  ['its author', author, ['/news/3/edit']],
])('leads to the edit of a post as it should for %s', async (_, viewer, hrefs) => {
  await site.visit('/news/3', viewer);
  const links = screen.queryAllByRole('link', { name: 'Edit Post' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

it('is edited by a link that says Edit, as an item and a memory are; whoever listens hears of what', async () => {
  await site.visit('/news/3', author);
  const link = screen.getByRole('link', { name: 'Edit Post' });
  expect(link.querySelector('.visually-hidden')?.textContent).toBe(' Post');
  expect(link.firstChild?.textContent).toBe('Edit');
});

it('likes the post, here and in the list', async () => {
  const liked = { ...post, likes: 3, user_likes: [{ id: 5, user_id: other.id }] };
  const ask = vi.fn(async () => Response.json(liked));
  vi.stubGlobal('fetch', ask);
  const { answers } = await site.visit('/news/3', other);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Like, 2 likes' })));
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/news/3/like/', expect.anything());
  expect(screen.getByRole('button', { name: 'Like, 3 likes', pressed: true })).toBeTruthy();
  expect(answers.$answers.get()['/api/news/']?.body).toMatchObject([{ likes: 3 }]);
});

it('says that there is no such post', async () => {
  const { heads } = await site.visit('/news/abc', null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No such post');
  expect(heads.map(({ title }) => title)).toEqual(['Page not found']);
});
