/** The first screen has its final look from the document alone, before its style sheets and scripts load. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** Opens a page whose scripts are empty. @param sheets whether its style sheets load */
async function openWithout(path: string, sheets: boolean): Promise<Page> {
  // Chromium logs that it does not run scripts with another digest.
  const page = await visits.open('about:blank', { expectedErrors: /valid digest/ });
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  if (!sheets) await page.route(/\.css$/, () => {});
  // The load event waits for the style sheets.
  await page.goto(path, { waitUntil: sheets ? 'load' : 'commit' });
  await page.locator('#page-state').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.load('1rem Rokkitt'));
  return page;
}

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

async function listLooks(page: Page): Promise<string[]> {
  const looks: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    looks.push(...(await describeFirstScreen(page)));
  }
  return looks;
}

/** A line for each visible element of the first screen, with its position, size and computed style. */
function describeFirstScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Always below the first screen, so its rules can be late.
    document.querySelector('#main ~ footer')?.remove();
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || y >= innerHeight) return [];
      const name = element.outerHTML.slice(0, 80);
      const style = getComputedStyle(element);
      const values = Array.from(style)
        // The document leaves out custom properties that no rule reads.
        .filter((property) => !property.startsWith('--'))
        .map((property) => `${property}: ${style.getPropertyValue(property)}`);
      return [[name, `at ${x},${y}`, `${width}x${height}`, ...values].join('; ')];
    });
  });
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
])('%s looks the same before and after its style sheets load', async (path) => {
  const first = await listLooks(await openWithout(path, false));
  const last = await listLooks(await openWithout(path, true));
  expect(first.length).toBeGreaterThan(20);
  expect(first.filter((line, at) => line !== last[at])).toEqual([]);
  expect(first.length).toBe(last.length);
});
