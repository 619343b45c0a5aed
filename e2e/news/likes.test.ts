import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makePost, postOf } from './post.ts';

const visits = setUpVisits();

/** A fan before somebody else's post. */
async function othersPost(expectedErrors?: RegExp) {
  const author = await visits.open('about:blank');
  await signUp(author);
  const id = await makePost(author);
  const page = await visits.open('about:blank', expectedErrors ? { expectedErrors } : {});
  const account = await signUp(page);
  await page.goto(`/news/${id}`);
  await hydrated(page);
  return { page, id, account };
}

const like = (page: Page, name: string, pressed: boolean) =>
  page.getByRole('button', { name, exact: true, pressed });

/** Holds the answers to likes until it is called. */
async function holdLikes(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route(/\/like\//, async (route) => {
    sent.push(route.request().method());
    await held;
    await route.continue();
  });
  return { sent, release };
}

it('shows a like before the server knows of it, in the list as well', async () => {
  const { page, id } = await othersPost();
  const { release } = await holdLikes(page);
  await like(page, 'Like, 0 likes', false).click();
  await like(page, 'Like, 1 like', true).waitFor();
  expect(await postOf(page, id)).toMatchObject({ likes: 0 });
  await page.getByRole('link', { name: 'Back to News' }).click();
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/news/${id}"]`) });
  await card.getByRole('button', { name: 'Like, 1 like', pressed: true }).waitFor();
  const answered = page.waitForResponse(/\/like\//);
  release();
  await answered;
  await page.reload();
  await card.getByRole('button', { name: 'Like, 1 like', pressed: true }).waitFor();
});

it('takes a like back on a second press, by the keyboard', async () => {
  const { page, id } = await othersPost();
  await like(page, 'Like, 0 likes', false).focus();
  await page.keyboard.press('Enter');
  await like(page, 'Like, 1 like', true).waitFor();
  await page.keyboard.press('Space');
  await like(page, 'Like, 0 likes', false).waitFor();
  await expect.poll(async () => (await postOf(page, id)).likes).toBe(0);
});

it('ends in the state last asked for, with one request at a time', async () => {
  const { page, id } = await othersPost();
  const { sent, release } = await holdLikes(page);
  const button = page.getByRole('button', { name: /^Like, / });
  for (let presses = 0; presses < 6; presses += 1) await button.click();
  await like(page, 'Like, 0 likes', false).waitFor();
  expect(sent).toEqual(['POST']);
  const taken = page.waitForResponse(/\/like\/delete\/$/);
  release();
  await taken;
  expect(sent).toEqual(['POST', 'DELETE']);
  await like(page, 'Like, 0 likes', false).waitFor();
  expect(await postOf(page, id)).toMatchObject({ likes: 0 });
});

it('is put right where the server says otherwise', async () => {
  const { page } = await othersPost(/500/);
  await page.route(/\/like\//, (route) => route.fulfill({ status: 500, body: '{}' }));
  await like(page, 'Like, 0 likes', false).click();
  await page.getByText('That did not get through').waitFor();
  await like(page, 'Like, 0 likes', false).waitFor();
});

it('forgets what the viewer likes when they leave, and knows it when they are back', async () => {
  const { page, id, account } = await othersPost();
  await like(page, 'Like, 0 likes', false).click();
  await like(page, 'Like, 1 like', true).waitFor();
  await expect.poll(async () => (await postOf(page, id)).likes).toBe(1);
  await page.reload();
  await like(page, 'Like, 1 like', true).waitFor();
  await hydrated(page);
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('link', { name: 'Log Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`/news/${id}`);
  await like(page, 'Like, 1 like', false).waitFor();
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in to join the discussion' }).click();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await like(page, 'Like, 1 like', true).waitFor();
  await page.getByRole('button', { name: 'Add Comment' }).waitFor();
});
