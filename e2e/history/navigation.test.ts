import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchShifts } from '../shifts.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** Counts full page loads from now on. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

it('follows links in the page, within a section and between sections', async () => {
  const page = await visits.open('/');
  await hydrated(page);
  const loads = countLoads(page);
  await page.getByRole('navigation', { name: 'Sections' }).getByText('History').click();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  await page.getByRole('link', { name: '1996-97', exact: true }).click();
  await page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('1996-97'));
  await page.getByRole('link', { name: 'Back to History' }).click();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  expect(loads).toEqual([]);
});

it('leads back to the place in the list that one came from', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  const season = page.getByRole('link', { name: '2019-20', exact: true });
  await season.scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(500);
  await season.click();
  await page.getByRole('heading', { name: 'Arizona Coyotes' }).waitFor();
  await page.getByRole('link', { name: 'Back to History' }).click();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  expect(await scrollY(page)).toBe(left);
});

it('says what it waits for, in a place as large as what comes', async () => {
  const page = await visits.open('about:blank');
  const shifts = await watchShifts(page);
  await page.goto('/');
  await hydrated(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/history/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Sections' }).getByText('History').click();
  await page.getByText('Loading teams...').first().waitFor();
  await page.getByRole('status').getByText('Loading teams...').waitFor({ state: 'attached' });
  const toFirstBar = page
    .getByRole('main')
    .getByText('Loading teams...')
    .evaluate((text) => {
      const bar = text.nextElementSibling!.firstElementChild!;
      return bar.getBoundingClientRect().top - text.getBoundingClientRect().top;
    });
  expect(await toFirstBar).toBeLessThan(64);
  answer();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  expect(await page.getByRole('main').getByText('Loading teams...').count()).toBe(0);
  expect(await shifts()).toEqual([]);
});

it('fetches code and data when a visitor aims at a link, and not again on the click', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) reads.push(new URL(request.url()).pathname);
  });
  const link = page.getByRole('link', { name: '2011-12', exact: true });
  const answered = page.waitForResponse('**/api/history/teams/2011-12/');
  await link.hover();
  await answered;
  await link.click();
  await page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 }).waitFor();
  expect(reads).toEqual(['/api/history/teams/2011-12/']);
});

it('keeps the scroll position when going back and forward, and starts new pages at their top', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  const link = page.getByRole('link', { name: '2013-14', exact: true });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(200);
  await link.click();
  await page.getByRole('link', { name: 'Back to History' }).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, left);
  await page.goForward();
  await page.waitForFunction(() => window.scrollY === 0);
});

it('says that a season is unknown after a navigation in the page, too', async () => {
  const page = await visits.open('/history', { expectedErrors: /404/ });
  await hydrated(page);
  await page.evaluate(() => window.history.pushState(null, '', '/history/1900-01'));
  await page.waitForFunction(() => document.title.startsWith('Page not found'));
});

it('goes on to a season from the year it starts in, which takes no step back', async () => {
  const page = await visits.open('/history', { expectedErrors: /404/ });
  await hydrated(page);
  const loads = countLoads(page);
  await page.evaluate(() => window.history.pushState(null, '', '/history/2011'));
  await page.getByRole('heading', { name: 'Phoenix Coyotes 2011-12' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/history/2011-12');
  await page.goBack();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  expect(loads).toEqual([]);
});
