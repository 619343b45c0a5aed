import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { smallTargets } from '../screens/measure.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** How far the page's content goes beyond the screen's right edge, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.querySelector('main')!;
    return scrollWidth - clientWidth;
  });

it('shows the tables of the eras whole at 320 px', async () => {
  const page = await visits.open('/history', { viewport: { width: 320, height: 800 } });
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('main table')].map(
      ({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth,
    ),
  );
  expect(hidden).toEqual([0, 0, 0]);
});

it.each([320, 390, 768])('fits %i px, with text twice as large, too', async (width) => {
  const page = await visits.open('about:blank', {
    viewport: { width, height: 800 },
    expectedErrors: /404/,
  });
  for (const path of [
    '/history',
    '/history/2019-20',
    '/history/players/mike-smith?from=%2Fhistory%2F2011-12',
    '/history/2004-05',
    '/history/1900-01',
  ]) {
    await page.goto(path);
    expect([path, await overflow(page)]).toEqual([path, 0]);
    expect([path, await smallTargets(page)]).toEqual([path, []]);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect([path, await overflow(page)]).toEqual([path, 0]);
  }
});
