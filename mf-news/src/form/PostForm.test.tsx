import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { author, post } from '../test/posts.ts';
import { field, fill, press, site } from '../test/site.ts';

const sentRequests: [request: string, body: unknown][] = [];
let response: { status: number; body: unknown };

beforeEach(() => {
  sentRequests.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    sentRequests.push([`${method} ${address}`, JSON.parse(body as string)]);
    return Response.json(response.body, { status: response.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function fillNew(title: string, details = 'Some details') {
  const visit = await site.visit('/news/new', author);
  fill('Title', title);
  fill('Details', details);
  return visit;
}

it('an incomplete post form is not sent, and shows what is missing at each field', async () => {
  await fillNew('', ' \n ');
  await press('Post');
  expect(screen.getByText('Give your post a title')).toBeTruthy();
  expect(screen.getByText('Your post needs some content')).toBeTruthy();
  expect(document.activeElement).toBe(field('Title'));
  expect(sentRequests).toEqual([]);
  fill('Title', 'A title');
  expect(screen.queryByText('Give your post a title')).toBeNull();
});

it('the post form creates a post without surrounding spaces, and its page replaces the form in the history', async () => {
  const { cache } = await fillNew(' A title ', '\n Some\ndetails\n');
  const entries = window.history.length;
  response = { status: 201, body: { ...post, id: 9 } };
  await press('Post');
  const typed = { title: 'A title', details: 'Some\ndetails', tags: [] };
  expect(sentRequests).toEqual([['POST /api/news/new/', typed]]);
  expect(window.location.pathname).toBe('/news/9');
  expect(window.history.length).toBe(entries);
  expect(Object.keys(cache.$responses.get())).not.toContain('/api/news/');
});

it('the post form sends what changed, and shows the updated post', async () => {
  await site.visit('/news/3/edit', author);
  expect(field('Title').value).toBe(post.title);
  expect(field('Details').value).toBe(post.details);
  expect(field('Details').getAttribute('rows')).toBe('5');
  const changed = { title: 'Which sweater?', details: post.details, tags: [] };
  response = { status: 200, body: { ...post, ...changed } };
  fill('Title', changed.title);
  await press('Update Post');
  const base = { title: post.title, details: post.details, tags: [] };
  expect(sentRequests).toEqual([['PUT /api/news/3/edit/', { ...changed, base }]]);
  expect(window.location.pathname).toBe('/news/3');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Which sweater?');
  expect(screen.getByText('To the grocery store.')).toBeTruthy();
});

it('photos of a post are optional, and all of them can be removed', async () => {
  await site.visit('/news/new', author);
  expect(screen.getByRole('group', { name: 'Photos (optional)' })).toBeTruthy();
  expect(screen.queryByLabelText('Image URL 1')).toBeNull();
  await site.visit('/news/4/edit', author);
  screen.getByRole('checkbox', { name: /image 1/ }).click();
  response = { status: 200, body: { ...post, id: 4 } };
  await press('Update Post');
  const base = { url: '/images/label.svg', alt: 'A label' };
  expect(sentRequests[0]![1]).toMatchObject({ images: [{ id: 41, removed: true, base }] });
});
