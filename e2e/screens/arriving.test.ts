/** The HTML of a page arrives in parts, and what is shown must not move when the rest arrives. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/**
 * Finds elements that would move while the page's HTML arrives: removes the elements one by one from the end, and
 * compares the places in the window of those that remain.
 * @returns a line for each move
 */
function movedWhileArriving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A copy, because React would miss what is removed before it hydrates the last parts.
    const app = document.querySelector('#app')!;
    app.replaceWith(app.cloneNode(true));
    const inWindow = ({ width, height, top, bottom }: DOMRect) =>
      width * height > 0 && top < innerHeight && bottom > 0;
    // Browsers count no smaller shifts.
    const isApart = (left: number, other: number) => Math.abs(left - other) >= 3;
    // A button's icon and text arrive with it.
    const elements = Array.from(document.querySelectorAll('body *:not(svg *, button *)'));
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

// Not History's: later rows of a table may widen its columns.
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
