import type { Page } from 'playwright-core';

type LayoutShift = PerformanceEntry & { value: number };

/**
 * Watches what moves in a page by itself, from the next visit on.
 * @returns what tells the layout shifts so far, each from 0 to 1
 */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const note = (entries: PerformanceEntry[]) => {
      shifts.push(...entries.map((entry) => (entry as LayoutShift).value));
      return shifts;
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shiftsSoFar: () => note(observer.takeRecords()) });
  });
  return () => page.evaluate('shiftsSoFar()');
}
