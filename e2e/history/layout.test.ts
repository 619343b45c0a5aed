/**
 * The layout in wide and narrow windows: related parts are side by side, lines of text stay short, nothing overflows,
 * and the headings and the first column of a long table stay in sight while it is scrolled.
 */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const SEASON = '/history/2011-12';

const openAtWidth = (path: string, width: number, height = 900) =>
  visits.open(path, { viewport: { width, height } });
const tableOf = (page: Page, name: string) => page.getByRole('table', { name });
const headings = (table: Locator) => table.getByRole('columnheader');

/** The edges of an element, in px. */
async function boxOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** How far the content of each element overflows horizontally, in px. */
const hiddenOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((entry) => entry.scrollWidth - entry.clientWidth));

it.each([1280, 1920])('the columns of a season’s page are side by side at %i px', async (width) => {
  const page = await openAtWidth(SEASON, width);
  const regionOf = (name: string) => boxOf(page.getByRole('region', { name }));
  const [forwards, defensemen, goalies, main, share] = await Promise.all([
    regionOf('Forwards'),
    regionOf('Defensemen'),
    regionOf('Goalies'),
    boxOf(page.getByRole('main').locator('article')),
    boxOf(page.getByRole('button', { name: 'Share' })),
  ]);
  expect(defensemen.top).toBe(forwards.top);
  expect(defensemen.left).toBeGreaterThan(forwards.right);
  expect(goalies.top).toBeGreaterThan(defensemen.bottom);
  expect(goalies.bottom).toBeLessThan(forwards.bottom);
  expect([share.left, share.top > goalies.bottom]).toEqual([goalies.left, true]);
  expect([forwards.left, goalies.right]).toEqual([main.left, main.right]);
  expect(await hiddenOf(page.locator('main [role=region]'))).toEqual([0, 0, 0]);
  const leaders = await page.getByLabel('Team leaders').locator('> *').all();
  const tops = await Promise.all(leaders.map(async (leader) => (await boxOf(leader)).top));
  expect([tops.length, new Set(tops).size]).toEqual([4, 1]);
});

it('no line of text on a history page is longer than 75 characters', async () => {
  const page = await openAtWidth('about:blank', 768);
  for (const path of ['/history', SEASON, '/history/2004-05']) {
    await page.goto(path);
    for (const width of [768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const long = await page.locator('main p').evaluateAll((paragraphs) =>
        paragraphs.flatMap((entry) => {
          const range = document.createRange();
          range.selectNodeContents(entry);
          const digit = document.createElement('span');
          digit.textContent = '0';
          entry.append(digit);
          const characters = range.getBoundingClientRect().width / digit.offsetWidth;
          digit.remove();
          return characters > 75 ? [`${entry.textContent.slice(0, 40)}: ${characters}`] : [];
        }),
      );
      expect([path, width, long]).toEqual([path, width, []]);
    }
  }
});

/** Scrolls the page until the middle of an element is at the window's top. */
const scrollToMiddle = (element: Locator) =>
  element.evaluate((found) => {
    const { top, height } = found.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2, behavior: 'instant' });
  });

/** An element's place in the window, whether nothing covers its middle, and whether it is opaque. */
const seen = (element: Locator) =>
  element.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const opaque = !/^rgba|transparent/.test(getComputedStyle(found).backgroundColor);
    return { left: Math.round(left), top: Math.round(top), free: found.contains(over), opaque };
  });

const UNCOVERED = { free: true, opaque: true };

/** The lower edge of the site's header in the window, in px; 0 if the header scrolls away with the page. */
const belowHeader = async (page: Page) =>
  Math.max(0, (await boxOf(page.getByRole('banner'))).bottom);

it.each([390, 1280])('the headings of a season’s tables stay in sight at %i px', async (width) => {
  const page = await openAtWidth(SEASON, width, 500);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await scrollToMiddle(tableOf(page, 'Forwards'));
    const heading = headings(tableOf(page, 'Forwards')).nth(2);
    expect(await seen(heading)).toMatchObject({ ...UNCOVERED, top: await belowHeader(page) });
  }
  const defensemen = tableOf(page, 'Defensemen');
  await defensemen.evaluate((table) => {
    window.scrollBy(0, table.getBoundingClientRect().bottom - 20);
  });
  expect((await seen(headings(defensemen).nth(2))).top).toBeLessThan(0);

  await page.goto('/history');
  if (width < 1120) await page.getByText('Season stats').first().click();
  const jets = tableOf(page, 'Winnipeg Jets');
  await scrollToMiddle(jets);
  for (const place of [0, 1, 3]) {
    const heading = await seen(headings(jets).nth(place));
    expect(heading).toMatchObject({ ...UNCOVERED, top: await belowHeader(page) });
  }
});

it('the players’ names in a season’s tables stay in sight on a phone, below the headings', async () => {
  const page = await openAtWidth(SEASON, 320, 600);
  const forwards = tableOf(page, 'Forwards');
  await scrollToMiddle(forwards);
  const scroll = forwards.locator('..');
  await scroll.evaluate((found) => found.scrollTo({ left: 150, behavior: 'instant' }));
  expect(await scroll.evaluate((found) => found.scrollLeft)).toBe(150);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const name = forwards.getByRole('rowheader').last();
    expect(await seen(name)).toMatchObject({ ...UNCOVERED, left: 0 });
    expect(await seen(headings(forwards).first())).toEqual({ ...UNCOVERED, left: 0, top: 0 });
  }
});

it('an element of a season’s table that gets the focus is not covered by the headings', async () => {
  const page = await openAtWidth('/history', 1280, 500);
  await hydrated(page);
  const jets = tableOf(page, 'Winnipeg Jets');
  const links = jets.getByRole('link');
  await links.last().focus();
  for (let place = 15; place >= 0; place -= 1) {
    // A visitor may have scrolled until the next link is at the window's edge.
    await links.nth(place).evaluate((link) => {
      window.scrollBy({ top: link.getBoundingClientRect().top, behavior: 'instant' });
    });
    await page.keyboard.press('Shift+Tab');
    const [link, heading] = await Promise.all(
      [page.locator(':focus'), headings(jets).first()].map(boxOf),
    );
    expect(link!.top).toBeGreaterThanOrEqual(heading!.bottom);
  }
  expect(await page.locator(':focus').textContent()).toBe('1979-80');
});
