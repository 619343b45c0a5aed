/** The API stored what a form sent, and its answer never came: what becomes of the next press. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { ask } from '../ask.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

interface Post {
  id: number;
  title: string;
}

/** Sends a new post, whose answer is lost; gives whose it is. */
async function postUnanswered(page: Page): Promise<number> {
  await signUp(page);
  const { id } = (await ask(page, 'GET', '/api/auth/')) as { id: number };
  await page.goto('/news/new');
  await hydrated(page);
  await page.getByLabel('Title').fill('A night');
  await page.getByLabel('Details').fill('To remember');
  await page.route('**/api/news/new/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(page);
  await page.getByText('Something went wrong. Please try again').waitFor();
  await page.unroute('**/api/news/new/');
  return id;
}

const press = (page: Page) => page.getByRole('button', { name: 'Post', exact: true }).click();

async function postsOf(page: Page, user_id: number): Promise<Post[]> {
  return (await ask(page, 'GET', `/api/news/?user_id=${user_id}`)) as Post[];
}

it('makes the post once, with the words that were sent last', async () => {
  const page = await visits.open('about:blank', { expectedErrors: /ERR_FAILED/ });
  const user_id = await postUnanswered(page);
  await page.reload();
  await page.getByText('This is what you typed before.').waitFor();
  await page.getByLabel('Title').fill('Another night');
  await press(page);
  await page.waitForURL(/\/news\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Another night' }).waitFor();
  expect(await postsOf(page, user_id)).toMatchObject([{ title: 'Another night' }]);
});

it('takes nothing back that was edited elsewhere meanwhile', async () => {
  const page = await visits.open('about:blank', { expectedErrors: /ERR_FAILED/ });
  const user_id = await postUnanswered(page);
  const [{ id }] = (await postsOf(page, user_id)) as [Post];
  await ask(page, 'PUT', `/api/news/${id}/edit/`, { title: 'Edited', details: 'Elsewhere' });
  await press(page);
  await page.waitForURL(`**/news/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Edited' }).waitFor();
  expect(await postsOf(page, user_id)).toMatchObject([{ id, title: 'Edited' }]);
});
