/** What somebody new writes with a link, on a site where that waits for a moderator. */
import { HELD } from '@desert/contract/held';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { ask } from '../ask.ts';
import { makePost, postOf } from '../news/post.ts';
import { type Site, startSite } from '../site/whole.ts';
import { drawing } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
let site: Site;

beforeAll(async () => {
  site = await startSite({
    workers: inject('workers'),
    filledState: inject('filledState'),
    variables: { HELD_WRITINGS: '3' },
  });
}, 240_000);
afterAll(() => site.stop());

/** A page of somebody who just signed up. */
async function openAsNew(): Promise<Page> {
  const page = await visits.open('about:blank', { origin: site.url });
  await signUp(page);
  return page;
}

const notice = (page: Page) => page.getByText(HELD).first().waitFor();

it('is told so after a post, and finds themselves at the list without it', async () => {
  const page = await openAsNew();
  await page.goto('/news/new');
  await hydrated(page);
  await page.getByLabel('Title').fill('Look at this');
  await page.getByLabel('Details').fill('See https://example.com/puck.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.waitForURL('**/news');
  await notice(page);
  expect(await page.getByRole('heading', { name: 'Look at this' }).count()).toBe(0);
  await page.goto('/news/new');
  await hydrated(page);
  expect(await page.getByLabel('Title').inputValue()).toBe('');
});

it('is told so after a comment, which is not there yet', async () => {
  const page = await openAsNew();
  const post = await makePost(page);
  await page.goto(`/news/${post}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByLabel('Leave Your Thoughts').fill('www.example.com has more');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await notice(page);
  expect(await postOf(page, post)).toMatchObject({ comment_count: 0, comments: [] });
  await page.getByText('No comments yet').waitFor();
});

it('keeps the pictures of an item that waits', async () => {
  const page = await openAsNew();
  await page.goto('/merch/new');
  await hydrated(page);
  await page.getByLabel('Item Name').fill('Puck');
  await page.getByLabel('Description', { exact: true }).fill('As on https://example.com/puck');
  await page.getByLabel('Price').fill('5');
  await page.getByLabel('Image URL 1').fill(drawing('pennant'));
  const sent = page.waitForResponse((response) => response.url().endsWith('/merch/new/image/'));
  await page.getByRole('button', { name: 'Create Item' }).click();
  expect((await sent).status()).toBe(201);
  await notice(page);
  const { hidden } = (await ask(page, 'GET', '/api/account/data/')) as { hidden: unknown[] };
  expect(hidden).toHaveLength(1);
});
