/** The best of the franchise, and players and seasons beside each other. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

it('ranks by one figure under one name of the franchise, without a script', async () => {
  const page = await visits.open('/history/leaders', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Phoenix Coyotes' }).click();
  await heading(page, 'Leaders of the Phoenix Coyotes').waitFor();
  await page.getByLabel('Ranked by').selectOption('Save percentage');
  await page.getByRole('button', { name: 'Show' }).click();
  await heading(page, 'Save percentage: leaders of the Phoenix Coyotes').waitFor();
  expect(addressOf(page)).toBe('/history/leaders?figure=svp&era=phoenix-coyotes');
  const shares = await page.locator('tbody tr > td:last-child').allTextContents();
  expect(shares.length).toBeGreaterThan(5);
  expect(shares).toEqual(shares.toSorted().toReversed());
  await page.getByRole('link', { name: 'Mike Smith' }).first().click();
  await heading(page, 'Mike Smith').waitFor();
  const from = encodeURIComponent('/history/leaders?figure=svp&era=phoenix-coyotes');
  expect(addressOf(page)).toBe(`/history/players/mike-smith?from=${from}`);
});

it('compares two of three, and one more, with names to choose from', async () => {
  const page = await visits.open('/history/compare?a=2009-10&b=2011-12&c=1984-85');
  await hydrated(page);
  await page.getByRole('link', { name: 'Take away 2009-10' }).click();
  await heading(page, '2011-12 and 1984-85 compared').waitFor();
  await page.getByRole('link', { name: 'Add one more' }).click();
  expect(addressOf(page)).toBe('/history/compare?b=2011-12&c=1984-85#compared');
  await page.getByLabel('First').focus();
  await page.locator('datalist option[value="1995-96"]').waitFor({ state: 'attached' });
  await page.getByLabel('First').fill('1995-96');
  await page.keyboard.press('Enter');
  await heading(page, '1995-96, 2011-12 and 1984-85 compared').waitFor();
  expect(addressOf(page)).toBe('/history/compare?a=1995-96&b=2011-12&c=1984-85');
});
