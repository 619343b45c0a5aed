import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { author, other, post } from '../test/posts.ts';
import { site } from '../test/site.ts';

const sent: [request: string, body: unknown][] = [];
const keys: (string | null)[] = [];
let answer: { status: number; body: unknown };

beforeEach(() => {
  sent.length = 0;
  keys.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    sent.push([`${method} ${address}`, JSON.parse(body as string)]);
    return Response.json(answer.body, { status: answer.status });
  });
  return () => vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('says what is missing at each field, focuses the first and sends nothing', async () => {
  await site.visit('/news/new', author);
  fill('Details', ' \n ');
  await press('Post');
  expect(screen.getByText('Give your post a title')).toBeTruthy();
  expect(screen.getByText('Your post needs some content')).toBeTruthy();
  expect(document.activeElement).toBe(field('Title'));
  expect(sent).toEqual([]);
  fill('Title', 'A title');
  expect(screen.queryByText('Give your post a title')).toBeNull();
});

it.each([
  ['Title', 200, 'Title must be at most 200 characters'],
  ['Details', 20_000, 'Details must be at most 20,000 characters'],
])('says that %s is too long beyond %i characters', async (label, max, message) => {
  await site.visit('/news/new', author);
  fill('Title', 'A title');
  fill('Details', 'Some details');
  fill(label, 'x'.repeat(max + 1));
  await press('Post');
  expect(screen.getByText(message)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('makes a post of what was typed, trimmed, and goes on to it, and forgets the list that lacks it', async () => {
  const { answers } = await site.visit('/news/new', author);
  answer = { status: 201, body: { ...post, id: 9 } };
  fill('Title', ' A title ');
  fill('Details', '\n Some\ndetails\n');
  await press('Post');
  const typed = { title: 'A title', details: 'Some\ndetails', tags: [] };
  expect(sent).toEqual([['POST /api/news/new/', typed]]);
  expect(window.location.pathname).toBe('/news/9');
  expect(Object.keys(answers.$answers.get())).not.toContain('/api/news/');
});

it('leaves no form behind on the way back', async () => {
  await site.visit('/news/new', author);
  const entries = window.history.length;
  answer = { status: 201, body: { ...post, id: 9 } };
  fill('Title', 'A title');
  fill('Details', 'Some details');
  await press('Post');
  expect(window.history.length).toBe(entries);
});

it('keeps what was typed where the API refuses, and says why', async () => {
  await site.visit('/news/new', author);
  answer = { status: 429, body: { errors: { message: 'Too many tries' } } };
  fill('Title', 'A title');
  fill('Details', 'Some details');
  await press('Post');
  expect(screen.getByRole('alert').textContent).toBe('Too many tries');
  expect(field('Details').value).toBe('Some details');
});

it('names what it sends alike until it is sent, so that a lost answer makes no second post', async () => {
  await site.visit('/news/new', author);
  fill('Title', 'A title');
  fill('Details', 'Some details');
  answer = { status: 500, body: { errors: { message: 'Lost' } } };
  await press('Post');
  answer = { status: 201, body: { ...post, id: 9 } };
  await press('Post');
  await site.visit('/news/new', author);
  fill('Title', 'Another title');
  fill('Details', 'Some details');
  await press('Post');
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('puts what was changed since an answer was lost in the place of what was stored then', async () => {
  await site.visit('/news/new', author);
  fill('Title', 'A title');
  fill('Details', 'Some details');
  answer = { status: 500, body: { errors: { message: 'Lost' } } };
  await press('Post');
  fill('Title', 'Another title');
  const typed = { title: 'Another title', details: 'Some details', tags: [] };
  answer = { status: 201, body: { ...post, ...typed, id: 9 } };
  await press('Post');
  expect(sent.slice(1)).toEqual([
    ['POST /api/news/new/', typed],
    ['PUT /api/news/9/edit/', typed],
  ]);
  expect(keys[1]).toBe(keys[0]);
  expect(window.location.pathname).toBe('/news/9');
});

it('updates a post with what is changed, and shows it so', async () => {
  await site.visit('/news/3/edit', author);
  expect(field('Title').value).toBe(post.title);
  expect(field('Details').value).toBe(post.details);
  expect(field('Details').getAttribute('rows')).toBe('5');
  const changed = { title: 'Which sweater?', details: post.details };
  answer = { status: 200, body: { ...post, ...changed } };
  fill('Title', changed.title);
  await press('Update Post');
  const base = { title: post.title, details: post.details };
  expect(sent).toEqual([['PUT /api/news/3/edit/', { ...changed, base }]]);
  expect(window.location.pathname).toBe('/news/3');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Which sweater?');
  expect(screen.getByText('To the grocery store.')).toBeTruthy();
});

it('is for its author only', async () => {
  await site.visit('/news/3/edit', other);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This is not yours to change');
});
