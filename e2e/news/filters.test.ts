/** A list is filtered and sorted with and without scripts, and is restored on going back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const PHONE_320 = { viewport: { width: 320, height: 640 } };

const form = (page: Page) => page.locator('form[aria-label="Filter and sort"]');
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

/** Returns the number of likes of each post in the list. */
async function likesIn(page: Page): Promise<number[]> {
  const labels = await page.getByRole('button', { name: /^Like, / }).allTextContents();
  return labels.map((text) => Number(/\d+/.exec(text)?.[0]));
}

const descending = (numbers: number[]) => numbers.toSorted((a, b) => b - a);

it('a list that is sorted by keyboard on a phone is still sorted after Back', async () => {
  const page = await visits.open('/news', PHONE_320);
  await hydrated(page);
  expect(await form(page).getByLabel('Posted by').isVisible()).toBe(false);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await form(page).locator('summary').focus();
  await page.keyboard.press('Tab');
  expect(
    await form(page)
      .getByLabel('Sort by')
      .evaluate((field) => field.matches(':focus')),
  ).toBe(true);
  await page.keyboard.type('Most liked');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Active filters' }).waitFor();
  expect(addressOf(page)).toBe('/news?sort=likes');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  const likes = await likesIn(page);
  expect(likes.length).toBeGreaterThan(3);
  expect(likes).toEqual(descending(likes));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const third = page.getByRole('article').nth(2).getByRole('heading').getByRole('link');
  await third.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await third.click();
  await page.getByRole('link', { name: 'Back to News' }).click();
  await page.getByRole('list', { name: 'Active filters' }).waitFor();
  expect(addressOf(page)).toBe('/news?sort=likes');
  expect(await likesIn(page)).toEqual(likes);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(1);
  expect(await form(page).getByLabel('Sort by').inputValue()).toBe('likes');

  await page.getByRole('link', { name: 'Remove filter Sort by: Most liked' }).click();
  await page.getByRole('list', { name: 'Active filters' }).waitFor({ state: 'detached' });
  expect(addressOf(page)).toBe('/news');
});
