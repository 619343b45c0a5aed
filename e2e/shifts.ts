import type { Page } from 'playwright-core';

/**
 * Smaller layout shifts are ignored up to the first frame after the document is parsed: a slow machine may paint a
 * button's icon before its text.
 */
const LEAST = 0.01;

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/**
 * Records the layout shifts of a page from its next document on.
 * @returns a function that lists those of the current document: the value, from 0 to 1, and the text of what moved
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((least) => {
    const shifts: string[] = [];
    let secondFrame = Infinity;
    const noteSecondFrame = () =>
      requestAnimationFrame(() => requestAnimationFrame(() => (secondFrame = performance.now())));
    document.addEventListener('readystatechange', noteSecondFrame, { once: true });
    const note = (entries: PerformanceEntry[]) => {
      for (const { value, startTime, sources } of entries as LayoutShift[]) {
        if (value < least && startTime < secondFrame) continue;
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        shifts.push(`${value}: ${moved}`);
      }
      return shifts;
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shiftsSoFar: () => note(observer.takeRecords()) });
  }, LEAST);
  return () => page.evaluate('shiftsSoFar()');
}
