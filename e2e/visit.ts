import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
  Request,
} from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { type BrowserName, launch } from './browser/names.ts';
import { siteUrl } from './site/url.ts';

export interface Visits {
  /** Opens a page of the site in a browser context of its own. */
  open(path: string, options?: VisitOptions): Promise<Page>;
  /** Another tab of the same browser context. */
  openTab(page: Page, path: string): Promise<Page>;
}

interface VisitOptions extends BrowserContextOptions {
  /** What the console may say, besides nothing. */
  expectedErrors?: RegExp;
  /** The origin, unless it is the site of this test file. */
  origin?: string;
}

/** How long anything is waited for, in ms: less than a test may take, whose time-out would not say for what. */
const WAIT_MS = 40_000;

const PHONE = { viewport: { width: 390, height: 844 } };

/** The site that a browser context visits. */
const origins = new WeakMap<BrowserContext, string>();

/** The origin of the site that a page is for, whatever it shows. */
export const originOf = (page: Page): string => origins.get(page.context()) ?? siteUrl();

const launched = new Map<BrowserName, Promise<Browser>>();

/** The browser of all test files that run in this process, with which it ends. */
function sharedBrowser(name: BrowserName): Promise<Browser> {
  const browser = launched.get(name) ?? launch(name);
  launched.set(name, browser);
  return browser;
}

/** Others than Chromium have one test file only: the files after it have the memory for themselves. */
async function closeOther(name: BrowserName): Promise<void> {
  if (name === 'chromium') return;
  const browser = await launched.get(name);
  launched.delete(name);
  await browser?.close();
}

/**
 * Visits by the tests of a file. After each test their pages are closed, and whatever they wrote to the
 * console as an error or a warning, hydration mismatches for one, fails the test. Where one fails, it is said
 * what its pages show and what was not answered.
 */
export function setUpVisits(name: BrowserName = 'chromium'): Visits {
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  const unanswered = new Set<Request>();

  afterEach(async ({ task }) => {
    const heard = complaints;
    complaints = [];
    const waiting = task.result?.state === 'fail' ? await whatStands(contexts, unanswered) : [];
    unanswered.clear();
    // What a test answers in the site's place may be under way when it ends.
    const pages = contexts.flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expect(heard).toEqual([]);
    expect(waiting).toEqual([]);
  });

  afterAll(() => closeOther(name));

  function listen(page: Page, expected?: RegExp) {
    const complain = (text: string) => {
      if (!expected?.test(text)) complaints.push(text);
    };
    page.on('pageerror', (error) => complain(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complain(message.text());
    });
    page.on('request', (request) => unanswered.add(request));
    page.on('requestfinished', (request) => unanswered.delete(request));
    page.on('requestfailed', (request) => unanswered.delete(request));
  }

  return {
    async open(path, { expectedErrors, origin = siteUrl(), ...options } = {}) {
      const browser = await sharedBrowser(name);
      const context = await browser.newContext({ ...PHONE, baseURL: origin, ...options });
      contexts.push(context);
      origins.set(context, origin);
      context.setDefaultTimeout(WAIT_MS);
      context.on('page', (page) => listen(page, expectedErrors));
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    async openTab(page, path) {
      const tab = await page.context().newPage();
      await tab.goto(path);
      return tab;
    },
  };
}

/** What a test that failed had before it. */
async function whatStands(
  contexts: readonly BrowserContext[],
  unanswered: ReadonlySet<Request>,
): Promise<string[]> {
  const pages = contexts.flatMap((context) => context.pages());
  const shown = pages.map(async (page) => {
    const text = await page.innerText('body', { timeout: 2000 }).catch(String);
    return `Stands at ${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, 600)}`;
  });
  const waiting = [...unanswered].map(
    (request) => `No answer: ${request.method()} ${request.url()}`,
  );
  return [...(await Promise.all(shown)), ...waiting];
}

/** Waits until the shell and the section have taken over the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Waits until Module Federation's run-time has started a section's remote. */
export async function federated(page: Page, section: string): Promise<void> {
  await page.waitForFunction((name) => {
    const { __FEDERATION__: federation } = window as Federated;
    const [host] = federation?.['__INSTANCES__'] ?? [];
    return host?.moduleCache.get(name)?.inited;
  }, section);
}

interface Federated extends Window {
  __FEDERATION__?: Record<'__INSTANCES__', { moduleCache: Map<string, { inited: boolean }> }[]>;
}

/** Waits until the page is idle: it has sent every request that it was about to send. On a busy machine, 5 s at most. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
}

/** Waits until a part of the page, a widget for one, takes clicks: React marks what it has taken over. */
export async function takenOver(part: Locator): Promise<void> {
  await part
    .page()
    .waitForFunction(
      (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$')),
      await part.elementHandle(),
    );
}
