import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makeItem } from './item.ts';

const visits = setUpVisits();

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

it('leads back to the place and the pages that one came from', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  for (let made = 0; made < 25; made += 1) await makeItem(page, { name: `Puck ${made}` });
  await page.goto('/merch');
  await hydrated(page);
  const cards = page.getByRole('article');
  expect(await cards.count()).toBe(24);
  await page.getByRole('link', { name: 'More items' }).click();
  await page.waitForFunction(() => document.querySelectorAll('article').length > 24);
  const known = await cards.count();
  await cards.nth(24).getByRole('link').first().scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(500);
  await cards.nth(24).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Back to store' }).click();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  expect(await cards.count()).toBe(known);
  expect(Math.abs((await scrollY(page)) - left)).toBeLessThanOrEqual(1);
});

it('opens a page at its top, wherever the one that the tab showed before was left', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto('/news/3');
  await hydrated(page);
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await hydrated(page);
  expect(await scrollY(page)).toBe(900);
});
