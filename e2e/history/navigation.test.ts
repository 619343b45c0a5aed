import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchShifts } from '../shifts.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const follow = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByText(section).click();

it('follows links in the page, within a section and between sections', async () => {
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

it('starts new pages at their top, and leads back to where one was by Back, Forward and the link', async () => {
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

it('leads from a season to its players, on among them, and back to where one was', async () => {
  const page = await visits.open('/history/2011-12');
  await hydrated(page);
  const link = page.getByRole('table').getByRole('link', { name: 'Mike Smith' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  await link.click();
  await page.getByRole('heading', { name: /^Mike Smith Goalie/ }).waitFor();
  await page.getByRole('link', { name: /^Next player/ }).click();
  await page.getByRole('heading', { name: /^Jason LaBarbera/ }).waitFor();
  await page.getByRole('link', { name: 'Back to 2011-12 Phoenix Coyotes' }).click();
  await page.getByRole('heading', { name: /^Phoenix Coyotes/ }).waitFor();
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
  answer();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  expect(await page.getByRole('main').getByText('Loading teams...').count()).toBe(0);
  expect(await shifts()).toEqual([]);
});
