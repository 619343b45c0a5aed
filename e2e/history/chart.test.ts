import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const column = (page: Page, year: string) =>
  page
    .getByRole('group', { name: 'Points percentage by season' })
    .getByRole('link', { name: `${year} ` });
/** The season that was picked, in words. */
const picked = (page: Page) => page.locator('main').getByRole('link', { name: / · / });

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
