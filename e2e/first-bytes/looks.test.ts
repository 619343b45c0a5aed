/** What is seen at first, or by who scrolls at once, needs no further request: neither a style sheet nor a script. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** Opens a page whose scripts do nothing. @param sheets whether its style sheets come */
async function openWithout(path: string, sheets: boolean): Promise<Page> {
  // Chromium says of scripts that are others that it does not run them.
  const page = await visits.open('about:blank', { expectedErrors: /valid digest/ });
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  if (!sheets) await page.route(/\.css$/, () => {});
  // A page whose sheet is on its way is not loaded.
  await page.goto(path, { waitUntil: sheets ? 'load' : 'commit' });
  await page.locator('#page-state').waitFor({ state: 'attached' });
  return page;
}

/** The elements that have a place, a line for each, with its place and all of its looks. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const name = element.outerHTML.slice(0, 80);
      const style = getComputedStyle(element);
      const values = Array.from(style)
        // What no rule in use reads may be absent.
        .filter((property) => !property.startsWith('--'))
        .map((property) => `${property}: ${style.getPropertyValue(property)}`);
      return [[name, `at ${x},${y}`, `${width}x${height}`, ...values].join('; ')];
    }),
  );
}

it.each([
  '/',
  '/news',
  '/news/3',
  '/merch',
  '/merch/14',
  '/memories',
  '/memories/7',
  '/history',
  '/history/2011-12',
  '/history/players',
  '/history/players/shane-doan',
  '/user/saguaro',
  '/search?q=sweater',
  '/login',
])('shows %s at first as it stays', async (path) => {
  const first = await looks(await openWithout(path, false));
  const last = await looks(await openWithout(path, true));
  expect(first.length).toBeGreaterThan(20);
  expect(first.filter((line, at) => line !== last[at])).toEqual([]);
  expect(first.length).toBe(last.length);
});
