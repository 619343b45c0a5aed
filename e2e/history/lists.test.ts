/** History's lists of players and leaders, and comparisons: their addresses have the filters. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const off = { javaScriptEnabled: false };

const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const form = (page: Page) => page.locator('form[aria-label="Filter and sort"]');
const column = (page: Page, at: number) =>
  page.locator(`tbody tr > td:nth-of-type(${at})`).allTextContents();
const rows = (page: Page) => page.locator('tbody th[scope=row]');

it('the leaders are ranked by one stat under one franchise name, without scripts', async () => {
  const page = await visits.open('/history/leaders', off);
  await page.getByRole('link', { name: 'Phoenix Coyotes' }).click();
  await heading(page, 'Phoenix Coyotes leaders').waitFor();
  await page.getByLabel('Ranked by').selectOption('Save percentage');
  await page.getByRole('button', { name: 'Apply' }).click();
  await heading(page, 'Save percentage: Phoenix Coyotes leaders').waitFor();
  expect(addressOf(page)).toBe('/history/leaders?figure=svp&era=phoenix-coyotes');
  const shares = await page.locator('tbody tr > td:last-child').allTextContents();
  expect(shares.length).toBeGreaterThan(5);
  expect(shares).toEqual(shares.toSorted().toReversed());
  await page.getByRole('link', { name: 'Mike Smith' }).first().click();
  await heading(page, 'Mike Smith').waitFor();
  const from = encodeURIComponent('/history/leaders?figure=svp&era=phoenix-coyotes');
  expect(addressOf(page)).toBe(`/history/players/mike-smith?from=${from}`);
});

it('a visitor removes a season from a comparison, and adds another, with names to choose from', async () => {
  const page = await visits.open('/history/compare?a=2009-10&b=2011-12&c=1984-85');
  await hydrated(page);
  await page.getByRole('link', { name: 'Remove 2009-10' }).click();
  await heading(page, 'Comparing 2011-12 and 1984-85').waitFor();
  await page.getByText('Add another').first().click();
  const field = page.getByLabel('Player or season 3');
  await expect.poll(() => field.evaluate((entry) => entry === document.activeElement)).toBe(true);
  await page.locator('datalist option[value="1995-96"]').waitFor({ state: 'attached' });
  await field.fill('1995-96');
  await page.keyboard.press('Enter');
  await heading(page, 'Comparing 2011-12, 1984-85, and 1995-96').waitFor();
  expect(addressOf(page)).toBe('/history/compare?a=2011-12&b=1984-85&c=1995-96');
});

it('a visitor without scripts adds a season to the comparison', async () => {
  const page = await visits.open('/history/compare?a=2011-12&b=1984-85', off);
  await page.getByText('Add another').first().click();
  await page.getByLabel('Player or season 3').fill('1995-96');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await heading(page, 'Comparing 2011-12, 1984-85, and 1995-96').waitFor();
  await page.getByRole('link', { name: 'Remove 1984-85' }).click();
  await heading(page, 'Comparing 2011-12 and 1995-96').waitFor();
});

it('the players list can be filtered and sorted without scripts', async () => {
  const page = await visits.open('/history/players', off);
  expect(await rows(page).count()).toBe(100);
  await form(page).locator('summary').click();
  await form(page).getByLabel('Position').selectOption('Goalie');
  await form(page).getByLabel('Team').selectOption('Phoenix Coyotes');
  await form(page).getByRole('button', { name: 'Apply' }).first().click();
  await page.getByRole('heading', { name: 'Goalies of the Phoenix Coyotes' }).waitFor();
  expect(new Set(await column(page, 1))).toEqual(new Set(['G']));

  await page.getByRole('link', { name: 'Games played' }).click();
  await page
    .getByRole('columnheader', { name: 'Games played' })
    .and(page.locator('[aria-sort=descending]'))
    .waitFor();
  const games = (await column(page, 6)).map((text) => Number(text.replace(',', '')));
  expect(games.length).toBeGreaterThan(20);
  expect(games).toEqual(games.toSorted((a, b) => b - a));
});

it('the filter form’s submit button is in the row of its fields', async () => {
  const page = await visits.open('/history/players', { viewport: { width: 1280, height: 800 } });
  const bottomOf = (element: Locator) =>
    element.evaluate((entry) => entry.getBoundingClientRect().bottom);
  expect(await bottomOf(form(page).getByRole('button', { name: 'Search' }))).toBeCloseTo(
    await bottomOf(form(page).getByLabel('Sort by')),
    0,
  );
});
