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
  /** Opens another tab in the page's browser context. */
  openTab(page: Page, path: string): Promise<Page>;
}

interface VisitOptions extends BrowserContextOptions {
  /** Console messages that do not fail the test. */
  expectedErrors?: RegExp;
  /** Defaults to the site of this test file. */
  origin?: string;
}

/** Timeout of each wait in ms: shorter than a test's own, whose message would not say what was waited for. */
const WAIT_MS = 40_000;

/** The SHA-256 of no bytes. */
const EMPTY_HASH = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const PHONE = { viewport: { width: 390, height: 844 } };

/** The origin that each browser context visits. */
const origins = new WeakMap<BrowserContext, string>();

/** Returns the origin that a page was opened for, whatever it shows now. */
export const originOf = (page: Page): string => origins.get(page.context()) ?? siteUrl();

const launched = new Map<BrowserName, Promise<Browser>>();

/** Launches a browser once for all test files of this process. It ends with the process. */
function sharedBrowser(name: BrowserName): Promise<Browser> {
  const browser = launched.get(name) ?? launch(name);
  launched.set(name, browser);
  return browser;
}

/** Closes a browser other than Chromium: only one test file uses it, and later ones need its memory. */
async function closeOther(name: BrowserName): Promise<void> {
  if (name === 'chromium') return;
  const browser = await launched.get(name);
  launched.delete(name);
  await browser?.close();
}

/**
 * Opens pages for the tests of a file, and closes them after each test. Errors and warnings in the console, such as
 * hydration mismatches, fail the test. A failed test reports what its pages show, and which requests have no response.
 */
export function setUpVisits(name: BrowserName = 'chromium'): Visits {
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  const pending = new Set<Request>();
  const canceled = new Set<string>();

  /** Firefox reports a script that a navigation cancels as one whose content, no bytes, has the wrong hash. */
  const isCanceled = (complaint: string) =>
    complaint.includes(EMPTY_HASH) && [...canceled].some((url) => complaint.includes(`“${url}”`));

  afterEach(async ({ task }) => {
    const heard = complaints.filter((complaint) => !isCanceled(complaint));
    complaints = [];
    canceled.clear();
    const waiting = task.result?.state === 'fail' ? await describePages(contexts, pending) : [];
    pending.clear();
    // A route handler of the test may still run when it ends.
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
      if (!['error', 'warning'].includes(message.type())) return;
      complain(`${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => {
      pending.delete(request);
      if (request.failure()?.errorText === 'NS_BINDING_ABORTED') canceled.add(request.url());
    });
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

/** Describes the pages of a failed test, and its requests without a response. */
async function describePages(
  contexts: readonly BrowserContext[],
  pending: ReadonlySet<Request>,
): Promise<string[]> {
  const pages = contexts.flatMap((context) => context.pages());
  const shown = pages.map(async (page) => {
    const text = await page.innerText('body', { timeout: 2000 }).catch(String);
    return `Stands at ${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, 600)}`;
  });
  const waiting = [...pending].map((request) => `No answer: ${request.method()} ${request.url()}`);
  return [...(await Promise.all(shown)), ...waiting];
}

/** Waits until the shell and the section have taken over the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Waits until the page reports its web vitals when it is left, and knows its largest paint so far. */
export async function measuring(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('measuring').length > 0);
  // Observers get buffered entries in the order in which they were registered: this one after the page's own.
  await page.evaluate(
    () =>
      new Promise((done) =>
        new PerformanceObserver(done).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );
}

/** Waits until Module Federation's runtime, which an intent starts, has started a section's remote. */
export async function federated(page: Page, section: string): Promise<void> {
  await hydrated(page);
  await page.dispatchEvent('body', 'pointerover');
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

/** Waits until React has hydrated a part of the page, such as a widget: it then marks the element. */
export async function takenOver(part: Locator): Promise<void> {
  await part
    .page()
    .waitForFunction(
      (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$')),
      await part.elementHandle(),
    );
}
