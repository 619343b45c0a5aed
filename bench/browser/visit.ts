/** One visit of a page with an empty cache, on a slow phone. */
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page as Tab } from 'playwright-core';
import type { Measures } from '../measures.ts';
import type { Page } from '../pages.ts';
import { phone } from './conditions.ts';
import type { ReceivedFile } from './network.ts';
import { openPage } from './open-page.ts';
import { OUR_CONTENT, type Vitals } from './vitals.ts';

export interface Visit {
  measures: Measures;
  contentElement: string;
}

/** How long nothing may happen until a page is taken to be complete. */
export const QUIET_MS = 500;

/** The content is painted, and the page takes a click. */
const INTERACTIVE =
  "performance.getEntriesByName('hydrated').length > 0 && window.readVitals().contentMs >= 0";

/**
 * Visits a page and taps it once it is interactive.
 * @param origin of the server: the site's or the yardstick's
 * @param cookie of who is signed in, as a request sends it
 * @throws where the page is not there, shows no content, or never takes a click
 */
export async function visit(
  browser: Browser,
  origin: string,
  page: Page,
  cookie = '',
): Promise<Visit> {
  await using context = await browser.newContext(phone);
  const { tab, network } = await openPage(context, origin + page.path, {
    cookie,
    content: OUR_CONTENT,
    until: INTERACTIVE,
  });
  await network.quiet(QUIET_MS);
  const vitals = await tab.evaluate(() => window.readVitals());
  const files = network.files();
  const tapMs = await tap(tab, page.taps);
  const { contentElement } = vitals;
  return { measures: measuresOf({ ...vitals, tapMs }, files), contentElement };
}

/** From the tap to the next frame, in ms; browsers report no less than 16. */
async function tap(tab: Tab, selector: string): Promise<number> {
  await tab.tap(selector);
  await tab.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))),
  );
  return Math.max(16, (await tab.evaluate(() => window.readVitals())).tapMs);
}

/** The measures of a page, by what the browser said of it and what it received. */
export function measuresOf(vitals: Vitals, files: ReceivedFile[]): Measures {
  const { contentElement: _, inlineStyles, longTasksMs, ...reported } = vitals;
  const scripts = files.filter(({ mimeType }) => mimeType.endsWith('javascript'));
  const ofSections = scripts.filter(({ url }) => new URL(url).pathname.startsWith('/mf/'));
  const styles = files.filter(({ mimeType }) => mimeType === 'text/css');
  // What they add to the HTML over the wire, about.
  const inlineBytes = inlineStyles === '' ? 0 : brotliCompressSync(inlineStyles).length;
  return {
    ...reported,
    blockedMs: sum(longTasksMs.map((ms) => ms - 50)),
    requests: files.length,
    scriptBytes: bytesOf(scripts),
    sectionBytes: bytesOf(ofSections),
    styleBytes: bytesOf(styles) + inlineBytes,
    pictureBytes: bytesOf(files.filter(({ mimeType }) => mimeType.startsWith('image/'))),
    totalBytes: bytesOf(files),
  };
}

function bytesOf(files: ReceivedFile[]): number {
  return sum(files.map(({ bytes }) => bytes));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
