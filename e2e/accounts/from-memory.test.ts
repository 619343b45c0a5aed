/** A page that comes back from the browser's memory is as it was, unless who is signed in has changed. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { siteUrl } from '../site/url.ts';
import { hydrated } from '../visit.ts';
import { newAccount } from './account.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(() => browser.close());

const profile = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isSame = (page: Page) => page.evaluate(() => 'stayed' in window);

async function open(path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: siteUrl() });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  return page;
}

/** Goes back as a visitor does: Playwright's own waits for a document that does not load. */
async function goBack(page: Page, path: string, by = -1): Promise<void> {
  const there = page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await page.evaluate((steps) => setTimeout(() => history.go(steps)), by);
  await there;
}

it('is there at once, and works', async () => {
  const page = await open('/news');
  await page.goto('/history');
  await goBack(page, '/news');
  await expect.poll(() => isSame(page)).toBe(true);
  await page.getByRole('link', { name: 'Memories', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Memories' }).waitFor();
  expect(await isSame(page)).toBe(true);
});

it('is made anew after a log-in, and after a log-out', async () => {
  const { username, email, password } = newAccount();
  const page = await open('/news');
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  for (const field of await page.getByLabel(/password/i).all()) await field.fill(password);
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  await profile(page, `Profile of ${username}`).waitFor();
  await goBack(page, '/news', -2);
  await profile(page, `Profile of ${username}`).waitFor();

  await hydrated(page);
  await page.goto('/api/auth/logout');
  await profile(page, 'Profile').waitFor();
  await goBack(page, '/news');
  await profile(page, 'Profile').waitFor();
  expect(await page.content()).not.toContain(username);
});
