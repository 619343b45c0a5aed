/** Back restores a page from the browser's cache as it was, unless another user, or none, is signed in now. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { setUpOwnSite } from '../site/own.ts';
import { hydrated } from '../visit.ts';
import { newAccount, signUp } from './account.ts';

let browser: Browser;
// Caches responses, as a deployed site does.
const ownSite = setUpOwnSite({ variables: { CACHE_MAX_AGE_MS: '10000' } });

beforeAll(async () => {
  browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(() => browser.close());

const profile = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('the home page comes from the back/forward cache, and is rendered again after a log-in and a log-out', async () => {
  const page = await browser.newPage({ baseURL: ownSite().url });
  // The browser has visited the site before, and so has its cookies.
  await page.goto('/robots.txt');
  await page.goto('/login');
  // A page that a busy machine renders too late is incomplete, and no cache keeps it.
  await expect
    .poll(async () => (await page.request.get('/news')).headers()['cache-control'])
    .toBe('private, no-cache');
  await page.goto('/news');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.goto('/history');
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  await hydrated(page);
  // The headless shell has no back/forward cache. A revalidated response of its HTTP cache counts as 300 bytes.
  const received = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return 'stayed' in window ? 0 : visit?.transferSize;
  });
  expect(received).toBeLessThanOrEqual(300);

  const { username } = await signUp(page, newAccount());
  await page.goto('/history');
  await hydrated(page);
  await page.goBack({ waitUntil: 'commit' });
  await profile(page, `Account menu for ${username}`).waitFor();
  await hydrated(page);
  await page.goto('/api/auth/logout');
  await profile(page, 'Account menu').waitFor();
  await hydrated(page);
  await page.goBack({ waitUntil: 'commit' });
  await profile(page, 'Account menu').waitFor();
  expect(await page.content()).not.toContain(username);
});
