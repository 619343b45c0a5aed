/** Everybody who wore the sweater: filtered, sorted and shared by address. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const WIDE = { viewport: { width: 1280, height: 800 } };
const off = { javaScriptEnabled: false };

const form = (page: Page) => page.locator('form[aria-label="Filter and sort"]');
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');
const column = (page: Page, at: number) =>
  page.locator(`tbody tr > td:nth-of-type(${at})`).allTextContents();
const rows = (page: Page) => page.locator('tbody th[scope=row]');

it('is narrowed and sorted without a script', async () => {
  const page = await visits.open('/history/players', off);
  expect(await rows(page).count()).toBe(100);
  await page.getByText('Filter and sort').click();
  await form(page).getByLabel('Position').selectOption('Goalie');
  await form(page).getByLabel('Team name').selectOption('Phoenix Coyotes');
  await form(page).getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: 'Goalies of the Phoenix Coyotes' }).waitFor();
  expect(new Set(await column(page, 1))).toEqual(new Set(['G']));

  await page.getByRole('link', { name: /^GP/ }).click();
  await page
    .getByRole('columnheader', { name: /^GP/ })
    .and(page.locator('[aria-sort=descending]'))
    .waitFor();
  const games = (await column(page, 6)).map((text) => Number(text.replace(',', '')));
  expect(games.length).toBeGreaterThan(20);
  expect(games).toEqual(games.toSorted((a, b) => b - a));

  await page.getByRole('link', { name: 'Take off Position: Goalie' }).click();
  await page.getByRole('heading', { name: 'Players of the Phoenix Coyotes' }).waitFor();
  await page.getByRole('link', { name: 'More players' }).click();
  await page.getByRole('link', { name: 'To the beginning' }).waitFor();
  const next = await column(page, 6);
  expect(Number(next[0]?.replace(',', ''))).toBeLessThan(games[0] ?? 0);
  expect(addressOf(page)).toMatch(/^\/history\/players\?.*sort=games.*cursor=/);
});

it('the filter form’s submit button is beside the last row of fields', async () => {
  const page = await visits.open('/history/players', WIDE);
  const bottomOf = (element: Locator) =>
    element.evaluate((one) => one.getBoundingClientRect().bottom);
  expect(await bottomOf(form(page).getByRole('button', { name: 'Show' }))).toBeCloseTo(
    await bottomOf(form(page).getByLabel('Sort by')),
    0,
  );
});

it('is found as it was left by the way back', async () => {
  const page = await visits.open('/history/players?sort=points');
  await hydrated(page);
  await page.getByRole('link', { name: 'More players' }).click();
  await rows(page).nth(150).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(5000);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="/history/leaders"]')?.click(),
  );
  await page.getByRole('heading', { name: 'Franchise leaders' }).waitFor();
  await page.goBack();
  await rows(page).nth(150).waitFor();
  expect(addressOf(page)).toBe('/history/players?sort=points');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(1);
});
