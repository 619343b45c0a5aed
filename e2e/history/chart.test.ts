import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const chart = (page: Page) => page.getByRole('group', { name: 'Points percentage by season' });
const column = (page: Page, year: string) => chart(page).getByRole('link', { name: `${year} ` });
/** The season that was picked, in words. */
const picked = (page: Page) => page.locator('main').getByRole('link', { name: / · / });

it('is drawn before any script runs, with all seasons as links', async () => {
  const page = await visits.open('/history', { javaScriptEnabled: false });
  expect(await chart(page).getByRole('link').count()).toBe(44);
  expect(await picked(page).textContent()).toContain('2009-10 Phoenix Coyotes');
  await column(page, '1984-85').click();
  await page.waitForURL('**/history/1984-85/');
});

it('shows the season under the mouse, fetches it early, and follows a click in the page', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  const fetched = page.waitForResponse('**/api/history/teams/1984-85/');
  await column(page, '1984-85').hover();
  await fetched;
  expect(await picked(page).textContent()).toContain(
    '.600 1984-85 Winnipeg Jets 43-27-10 · Lost in the Division Finals, 4-0 to Edmonton',
  );
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await column(page, '1984-85').click();
  await page.getByRole('heading', { name: 'Winnipeg Jets 1984-85' }).waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

it('is walked by the keyboard from one tab stop', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  await picked(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await picked(page).textContent()).toContain('2011-12 Phoenix Coyotes');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Phoenix Coyotes 2011-12' }).waitFor();
});

it('picks a season on a touch, and opens it by a target wide enough for a finger', async () => {
  const page = await visits.open('/history', { hasTouch: true, isMobile: true });
  await hydrated(page);
  await column(page, '1992-93').tap();
  await picked(page).filter({ hasText: '1992-93 Winnipeg Jets' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/history');
  const box = await picked(page).boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(44);
  await picked(page).tap();
  await page.getByRole('heading', { name: 'Winnipeg Jets 1992-93' }).waitFor();
});
