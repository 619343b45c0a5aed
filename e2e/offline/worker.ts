import type { Page } from 'playwright-core';
import { hydrated } from '../visit.ts';

/** Loads the page again as on a second visit, and waits until its service worker controls it. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('first-visit', '0'));
  await page.reload();
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The paths of the pages that the browser keeps. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
