import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchShifts } from '../shifts.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const follow = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByText(section).click();

it('links are followed in the page, within a section and between sections', async () => {
  const page = await visits.open('/');
  await hydrated(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await follow(page, 'History');
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  await page.getByRole('link', { name: '1996-97', exact: true }).click();
  await page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('1996-97'));
  await page.getByRole('link', { name: 'Back to History' }).click();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  expect(loads).toEqual([]);
});

it('new pages start at their top, and Back, Forward and links restore the scroll position', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  const season = page.getByRole('link', { name: '2013-14', exact: true });
  await season.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(200);
  await season.click();
  const back = page.getByRole('link', { name: 'Back to History' });
  await back.waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, left);
  await page.goForward();
  await page.waitForFunction(() => window.scrollY === 0);
  await back.click();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  expect(await scrollY(page)).toBe(left);
});

it('a loading page names what it loads, in a place as large as the content', async () => {
  const page = await visits.open('about:blank');
  const shifts = await watchShifts(page);
  await page.goto('/');
  await hydrated(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/history/**', async (route) => {
    await held;
    await route.continue();
  });
  await follow(page, 'History');
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
  release();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  expect(await page.getByRole('main').getByText('Loading teams...').count()).toBe(0);
  expect(await shifts()).toEqual([]);
});

it('a touch on the chart selects a season, which a link large enough for a finger opens', async () => {
  const page = await visits.open('/history', { hasTouch: true, isMobile: true });
  await hydrated(page);
  const chart = page.getByRole('group', { name: 'Points percentage by season' });
  await chart.getByRole('link', { name: '1992-93 ' }).tap();
  const picked = page.locator('main').getByRole('link', { name: / · / });
  await picked.filter({ hasText: '1992-93 Winnipeg Jets' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/history');
  const box = await picked.boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(44);
  await picked.tap();
  await page.getByRole('heading', { name: 'Winnipeg Jets 1992-93' }).waitFor();
});
