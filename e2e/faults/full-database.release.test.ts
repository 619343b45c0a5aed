/** A site whose database takes nothing more: it is read as ever, and lets in who has the password. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newAccount, openMenu, signUp } from '../accounts/account.ts';
import { makePost } from '../news/post.ts';
import { hydrated } from '../visit.ts';
import { fillDatabase } from './database.ts';
import { setUpFailingSite } from './failing-site.ts';

const WORDS =
  'The site cannot store anything just now. What you wrote is still here, please try again later.';

const failing = setUpFailingSite('store', 'memories');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByLabel('Leave Your Thoughts');

async function logIn(page: Page, { email, password }: ReturnType<typeof newAccount>) {
  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log In').click();
  await page.waitForURL(`${failing.site.url}/`);
}

it('is read, logs a fan in and out, keeps the comment it cannot store, and takes it later', async () => {
  const { site, open } = failing;
  const page = await open('about:blank', /status of 507/);
  const account = await signUp(page, newAccount());
  const id = await makePost(page);
  const paths = ['/', '/news', `/news/${id}`, '/merch', '/history', '/memories', '/search?q=puck'];
  const statuses = async () => {
    const found = [];
    for (const path of paths) found.push((await page.request.get(site.url + path)).status());
    return found;
  };
  const wellRead = paths.map(() => 200);

  const empty = fillDatabase(site.stateFolder);
  try {
    expect(await statuses()).toEqual(wellRead);
    await page.context().clearCookies();
    expect(await statuses()).toEqual(wellRead);

    await logIn(page, account);
    expect(await statuses()).toEqual(wellRead);
    await openMenu(page);
    await page.getByRole('link', { name: 'Log Out' }).click();
    await button(page, 'Profile').waitFor();

    await logIn(page, account);
    await page.goto(`/news/${id}`);
    await hydrated(page);
    await button(page, 'Add Comment').click();
    await field(page).fill('In a drawer.');
    await button(page, 'Post Comment').click();
    await page.getByText(WORDS).waitFor();
    expect(await field(page).inputValue()).toBe('In a drawer.');
    await page.reload();
    await hydrated(page);
    await button(page, 'Add Comment').click();
    expect(await field(page).inputValue()).toBe('In a drawer.');
  } finally {
    empty();
  }
  await button(page, 'Post Comment').click();
  await page.getByRole('listitem').filter({ hasText: 'In a drawer.' }).waitFor();
  const events = site.log.map(({ event }) => event);
  expect(events).toContain('database.full');
  expect(events).not.toContain('api.error');
});
