import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { hydrated, idle, setUpVisits } from '../visit.ts';
import { makeMemory, THREE_PICTURES } from './memory.ts';

const visits = setUpVisits();

it('lists memories, with their pictures in a carousel that wraps at both ends', async () => {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  const title = `Three pictures of ${username}`;
  await makeMemory(page, { title, images: THREE_PICTURES });
  await page.goto('/memories');
  await hydrated(page);
  expect(await page.textContent('h1')).toBe('Coyotes Memories');
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByText('1 of 3').waitFor();
  await card.getByRole('button', { name: 'Previous image' }).click();
  await card.getByText('3 of 3').waitFor();
  await card.getByRole('button', { name: 'Next image' }).click();
  await card.getByText('1 of 3').waitFor();
  await card.getByRole('button', { name: 'Next image' }).press('ArrowRight');
  await card.getByText('2 of 3').waitFor();
  expect(await violations(page)).toEqual([]);
});

it('has no arrows where there is one picture', async () => {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  await makeMemory(page, { title: `One of ${username}`, images: THREE_PICTURES.slice(0, 1) });
  await page.goto('/memories');
  const card = page.getByRole('article').filter({ hasText: `One of ${username}` });
  expect(await card.getByRole('img', { name: 'A drawn label' }).count()).toBe(1);
  expect(await card.getByRole('button', { name: 'Next image' }).count()).toBe(0);
});

it('shows a memory with thumbnails that change its picture, and what is said about it', async () => {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  const id = await makeMemory(page, { title: 'The walk in', images: THREE_PICTURES });
  await page.goto(`/memories/${id}`);
  await hydrated(page);
  expect(await page.getByText(`${username}'s post:`).count()).toBe(1);
  const main = page.getByRole('img', { name: 'A drawn puck' });
  expect(await main.count()).toBe(0);
  await page.getByRole('button', { name: /Show image 3 of 3/ }).click();
  await main.waitFor();
  await page.getByText('No comments yet').waitFor();
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByLabel('Leave Your Thoughts').fill('I was there, too.');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await page.getByText('I was there, too.').waitFor();
  await page.getByRole('button', { name: 'Add Another Comment' }).waitFor();
  await page.getByRole('button', { name: 'Like, 0 likes' }).click();
  await page.getByRole('button', { name: 'Like, 1 like' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Back to memories' }).click();
  const card = page.getByRole('article').filter({ hasText: 'The walk in' }).first();
  await card.getByText('1 comment').waitFor();
});

it.each(['/memories', ''])('reads the list once on the way back to it, from %j', async (before) => {
  const page = await visits.open('about:blank');
  await signUp(page);
  const id = await makeMemory(page);
  await page.goto(before || `/memories/${id}`);
  await hydrated(page);
  if (before) {
    await page.getByRole('article').getByRole('link', { name: 'A cold night' }).first().click();
    await page.waitForURL(`/memories/${id}`);
  }
  const other = await makeMemory(page, { title: 'Meanwhile' });
  const read: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/memories/') read.push(request.url());
  });
  await page.getByRole('link', { name: 'Back to memories' }).click();
  const added = page.getByRole('article').getByRole('link', { name: 'Meanwhile' }).first();
  expect(await added.getAttribute('href')).toBe(`/memories/${other}`);
  await idle(page);
  expect(read).toHaveLength(1);
});

it('asks a visitor to sign in', async () => {
  const page = await visits.open('/memories');
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in to join the fun' }).click();
  await page.getByRole('dialog', { name: 'Log In' }).waitFor();
  await page.goto('/memories/new');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/login?next=%2Fmemories%2Fnew',
  );
});

it.each(['/memories/999999999', '/memories/nonsense', '/memories/1/more'])(
  'answers 404 at %s with a page that helps',
  async (path) => {
    const page = await visits.open('about:blank', { expectedErrors: /404/ });
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    expect(await page.getByRole('link', { name: /memories|home/i }).count()).toBeGreaterThan(0);
  },
);
