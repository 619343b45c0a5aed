import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page as Tab } from 'playwright-core';
import { slowDown } from './conditions.ts';
import { type NetworkRecorder, recordNetwork } from './network.ts';
import { signedInPage } from './signed-in-page.ts';
import { type Content, observeVitals } from './vitals.ts';

const TIMEOUT_MS = 60_000;

export interface Opening {
  /** Of who is signed in, as a request sends it. */
  cookie?: string;
  content: Content;
  /** An expression that is true in the page as soon as it is open. */
  until: string;
}

export interface OpenedPage {
  tab: Tab;
  network: NetworkRecorder;
}

/**
 * Opens an address in a new tab, slowed down, with its network and its vitals observed.
 * @throws where the page is not there, or does not open in a minute
 */
export async function openPage(
  context: BrowserContext,
  url: string,
  { cookie = '', content, until }: Opening,
): Promise<OpenedPage> {
  const tab = await signedInPage(context, new URL(url).origin, cookie);
  const session = await context.newCDPSession(tab);
  const network = await recordNetwork(session);
  await slowDown(session);
  await tab.addInitScript(observeVitals, content);
  const response = await tab.goto(url, { waitUntil: 'commit' });
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}.`);
  if (!(await becomesTrue(session, until))) throw new Error(`${url} did not open: ${until}.`);
  return { tab, network };
}

/**
 * Asks through the browser's own protocol: what Playwright would run in the page to wait there takes a
 * slow phone as long as a React root.
 */
async function becomesTrue(session: CDPSession, expression: string): Promise<boolean> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return true;
    await delay(100);
  }
  return false;
}
