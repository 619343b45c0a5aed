/** One visit of a page with an empty cache, on a slow phone. */
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page as Tab } from 'playwright-core';
import type { Measures } from '../measures.ts';
import type { Page } from '../pages.ts';
import { phone, slowDown } from './conditions.ts';
import { recordNetwork, type RequestRecord, type ResourceKind } from './network.ts';
import { type LongTask, observeVitals, type Vitals } from './vitals.ts';

export interface Visit {
  measures: Measures;
  contentElement: string;
  requests: RequestRecord[];
  longTasks: LongTask[];
}

/** How long nothing may happen until a page is taken to be complete. */
const QUIET_MS = 500;
const PATIENCE_MS = 60_000;

/**
 * Visits a page and taps it once it stands.
 * @param origin of the server: the site's or the yardstick's
 * @param cookie of who is signed in, if anybody
 * @throws where the page is not there, shows no content, or never takes a click
 */
export async function visit(
  browser: Browser,
  origin: string,
  page: Page,
  cookie?: string,
): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    await context.addCookies(cookiesOf(cookie, origin));
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    const network = await recordNetwork(session);
    await slowDown(session);
    await tab.addInitScript(observeVitals);

    const response = await tab.goto(origin + page.path, { waitUntil: 'commit' });
    if (!response?.ok()) throw new Error(`${page.path} answered ${response?.status()}.`);
    await untilItStands(session);
    await network.quiet(QUIET_MS);
    const vitals = await tab.evaluate(() => window.readVitals());
    const requests = network.requests();
    const { contentElement, longTasks } = vitals;
    const tapMs = await tap(tab, page.taps);
    return {
      measures: { ...measuresOf(vitals, requests), tapMs },
      contentElement,
      requests,
      longTasks,
    };
  } finally {
    await context.close();
  }
}

/** A request's `Cookie` as the browser's cookies. */
function cookiesOf(cookie: string | undefined, url: string) {
  return (cookie?.split('; ') ?? []).map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}

/**
 * Waits until the page's content is painted and takes a click. Asks through the browser's own protocol:
 * what Playwright would run in the page to wait there takes a slow phone as long as a React root.
 * @throws where that takes too long
 */
async function untilItStands(session: CDPSession): Promise<void> {
  const expression =
    "performance.getEntriesByName('hydrated').length > 0 && window.readVitals().contentMs >= 0";
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await delay(100);
  }
  throw new Error('The page does not stand.');
}

/** From the tap to the next frame, in ms; browsers report no less than 16. */
async function tap(tab: Tab, selector: string): Promise<number> {
  await tab.tap(selector);
  await tab.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))),
  );
  return Math.max(16, (await tab.evaluate(() => window.readVitals())).tapMs);
}

/** All but the tap. */
export function measuresOf(vitals: Vitals, requests: RequestRecord[]): Omit<Measures, 'tapMs'> {
  const { firstPaintMs, contentMs, interactiveMs, layoutShift, longTasks } = vitals;
  const bytes = (counts: (request: RequestRecord) => boolean) =>
    requests.filter(counts).reduce((sum, request) => sum + request.bytes, 0);
  const is = (kind: ResourceKind) => (request: RequestRecord) => request.kind === kind;
  const isSection = ({ url }: RequestRecord) => new URL(url).pathname.startsWith('/mf/');
  return {
    firstPaintMs,
    contentMs,
    interactiveMs,
    blockedMs: longTasks.reduce((sum, { durationMs }) => sum + durationMs - 50, 0),
    layoutShift,
    requests: requests.length,
    scriptBytes: bytes(is('script')),
    sectionBytes: bytes((request) => is('script')(request) && isSection(request)),
    styleBytes: bytes(is('style')) + compressedBytes(vitals.inlineStyles),
    totalBytes: bytes(() => true),
  };
}

/** What a text inside of the HTML adds to it over the wire, about. */
function compressedBytes(text: string): number {
  return text === '' ? 0 : brotliCompressSync(text).length;
}
