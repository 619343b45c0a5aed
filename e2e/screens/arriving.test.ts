/** A page's HTML arrives in parts, on a slow machine most of all, and what is there is shown. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/**
 * What would move on a slow machine while the page's HTML arrives: takes the elements away one by one, from
 * the end, and looks which of those before them were elsewhere in the window without them.
 * @returns a line for each
 */
function movedWhileArriving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inWindow = ({ width, height, top, bottom }: DOMRect) =>
      width * height > 0 && top < innerHeight && bottom > 0;
    // Browsers do not count smaller shifts.
    const isApart = (one: number, other: number) => Math.abs(one - other) >= 3;
    const elements = Array.from(document.querySelectorAll('body *:not(svg *)'));
    const moved: string[] = [];
    let after = new Map<Element, DOMRect>();
    for (const last of [undefined, ...elements.toReversed()]) {
      last?.remove();
      const before = new Map<Element, DOMRect>();
      for (const element of elements) {
        const place = element.getBoundingClientRect();
        const next = after.get(element);
        if (!element.isConnected || !inWindow(place)) continue;
        before.set(element, place);
        if (next && (isApart(next.x, place.x) || isApart(next.y, place.y))) {
          moved.push(`${element.outerHTML.slice(0, 80)} by ${last?.outerHTML.slice(0, 80)}`);
        }
      }
      after = before;
    }
    return moved;
  });
}

// Not History's: a table's columns are as wide as what is in them, and as its later rows ask for.
it.each([
  '/',
  '/search?q=Doan',
  '/login',
  '/merch',
  '/merch/14',
  '/news',
  '/news/3',
  '/memories',
  '/memories/7',
])('nothing moves on a phone when the rest of %s arrives', async (path) => {
  const page = await visits.open(path);
  await hydrated(page);
  expect(await movedWhileArriving(page)).toEqual([]);
});
