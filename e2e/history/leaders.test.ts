/** The best of the franchise, and players and seasons beside each other. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const off = { javaScriptEnabled: false };

const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const href = (page: Page, name: string) =>
  page.getByRole('link', { name }).first().getAttribute('href');

it('ranks by one figure under one name of the franchise, without a script', async () => {
  const page = await visits.open('/history/leaders', off);
  await page.getByRole('link', { name: 'Phoenix Coyotes' }).click();
  await heading(page, 'Leaders of the Phoenix Coyotes').waitFor();
  await page.getByLabel('Ranked by').selectOption('Save percentage');
  await page.getByRole('button', { name: 'Show' }).click();
  await heading(page, 'Save percentage: leaders of the Phoenix Coyotes').waitFor();
  expect(addressOf(page)).toBe('/history/leaders?figure=svp&era=phoenix-coyotes');
  await page.getByText('Of those with 25 games or more.').waitFor();
  const shares = await page.locator('tbody tr > td:last-child').allTextContents();
  expect(shares.length).toBeGreaterThan(5);
  expect(shares).toEqual(shares.toSorted().toReversed());
  expect(shares.every((text) => /^\.\d{3}$/.test(text))).toBe(true);
  const from = encodeURIComponent('/history/leaders?figure=svp&era=phoenix-coyotes');
  expect(await href(page, 'Mike Smith')).toBe(`/history/players/mike-smith?from=${from}`);
});

it('leads from the ten best by a figure to the hundred, in the page', async () => {
  const page = await visits.open('/history/leaders');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('link', { name: 'More by goals', exact: true }).click();
  await heading(page, 'Goals: franchise leaders').waitFor();
  expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(100);
  expect(await page.locator('tbody tr').first().innerText()).toMatch(/^1\s+Shane Doan[\s\S]+402$/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

it('says at a field what cannot be compared, and goes on with what was typed', async () => {
  const page = await visits.open('/history/compare', off);
  await page.getByLabel('First').fill('shane doan');
  await page.getByLabel('Second').fill('nobody');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('No player and no season is called “nobody”.').waitFor();
  expect(await page.getByLabel('First').inputValue()).toBe('Shane Doan');
  expect(await page.getByLabel('Second').inputValue()).toBe('nobody');
  await page.getByLabel('Second').fill('tkachuk');
  await page.getByRole('button', { name: 'Compare' }).click();
  await heading(page, 'Shane Doan and Keith Tkachuk compared').waitFor();
  await page.getByRole('row', { name: /^Goals .*402 323$/ }).waitFor();
});

it('takes one away and adds one, with names to choose from', async () => {
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
