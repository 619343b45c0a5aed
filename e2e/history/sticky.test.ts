/** The headings of a long table, and its first column, stay in sight while it is scrolled. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** Scrolls the page until the middle of an element is at the window's top. */
const scrollToMiddle = (element: Locator) =>
  element.evaluate((found) => {
    const { top, height } = found.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2, behavior: 'instant' });
  });

interface Seen {
  left: number;
  top: number;
  /** Whether nothing lies over its middle. */
  free: boolean;
  /** Whether nothing shines through. */
  opaque: boolean;
}

/** Where an element stands in the window, in px, and whether it is seen there. */
const seen = (element: Locator): Promise<Seen> =>
  element.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const { backgroundColor } = getComputedStyle(found);
    const opaque = !/^rgba|transparent/.test(backgroundColor);
    return { left: Math.round(left), top: Math.round(top), free: found.contains(over), opaque };
  });

const forwards = (page: Page) => page.getByRole('table', { name: 'Forwards' });
const headings = (table: Locator) => table.getByRole('columnheader');

const STANDS = { free: true, opaque: true };

/** Where the site's header ends in the window, in px: 0 where it goes away with the page. */
const belowHeader = async (page: Page) => {
  const { y, height } = (await page.getByRole('banner').boundingBox())!;
  return Math.max(0, y + height);
};

it.each([390, 1280])('keeps the headings of players in sight at %i px', async (width) => {
  const page = await visits.open('/history/2011-12', { viewport: { width, height: 600 } });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await scrollToMiddle(forwards(page));
    const top = await belowHeader(page);
    expect(await seen(headings(forwards(page)).nth(2))).toMatchObject({ ...STANDS, top });
  }
  const defensemen = page.getByRole('table', { name: 'Defensemen' });
  await defensemen.evaluate((table) => {
    window.scrollBy(0, table.getBoundingClientRect().bottom - 20);
  });
  expect((await seen(headings(defensemen).nth(2))).top).toBeLessThan(0);
});

it('keeps the names in sight on a phone, below the headings', async () => {
  const page = await visits.open('/history/2011-12', { viewport: { width: 320, height: 600 } });
  await scrollToMiddle(forwards(page));
  const names = forwards(page).getByRole('rowheader');
  const scroll = forwards(page).locator('..');
  await scroll.evaluate((found) => found.scrollTo({ left: 150, behavior: 'instant' }));
  expect(await scroll.evaluate((found) => found.scrollLeft)).toBe(150);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seen(names.last())).toMatchObject({ ...STANDS, left: 0 });
    const corner = headings(forwards(page)).first();
    expect(await seen(corner)).toEqual({ ...STANDS, left: 0, top: 0 });
  }
});

it.each([390, 1280])('keeps the headings of seasons in sight at %i px', async (width) => {
  const page = await visits.open('/history', { viewport: { width, height: 500 } });
  if (width < 1120) await page.getByText('In figures').first().click();
  const jets = page.getByRole('table', { name: 'Winnipeg Jets' });
  await scrollToMiddle(jets);
  const top = await belowHeader(page);
  for (const place of [0, 1, 3]) {
    expect(await seen(headings(jets).nth(place))).toMatchObject({ ...STANDS, top });
  }
});

it('shows what has the focus below the headings', async () => {
  const page = await visits.open('/history', { viewport: { width: 1280, height: 500 } });
  await hydrated(page);
  const jets = page.getByRole('table', { name: 'Winnipeg Jets' });
  const links = jets.getByRole('link');
  await links.last().focus();
  for (let place = 15; place >= 0; place -= 1) {
    // As a visitor may have scrolled: the next one is at the window's edge.
    await links.nth(place).evaluate((link) => {
      window.scrollBy({ top: link.getBoundingClientRect().top, behavior: 'instant' });
    });
    await page.keyboard.press('Shift+Tab');
    const [link, heading] = await Promise.all(
      [page.locator(':focus'), headings(jets).first()].map((found) => found.boundingBox()),
    );
    expect(link!.y).toBeGreaterThanOrEqual(heading!.y + heading!.height);
  }
  expect(await page.locator(':focus').textContent()).toBe('1979-80');
});
