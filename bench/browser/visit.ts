import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { Measures } from '../measures.ts';
import { slowDown } from './phone.ts';
import { openTab, type Tab } from './tab.ts';
import { observeVitals, OUR_CONTENT, type Vitals } from './vitals.ts';

export interface Visit {
  measures: Measures;
  contentElement: string;
}

interface Options {
  taps?: string;
  cookie?: string;
  selector?: string;
}

const TIMEOUT_MS = 60_000;

const QUIET_MS = 500;

/** Maximum wait for the time of a tap in ms. */
const TAP_REPORTED_MS = 1000;

const HYDRATED = "performance.getEntriesByName('hydrated').length > 0";
const LOADED = "document.readyState === 'complete'";
const VITALS = 'window.readVitals?.()';
const PAINTED = `${VITALS}.contentMs >= 0`;

/** Visits a page and measures it. @throws unless it responds with 200 and is ready in a minute */
export async function visit(
  browser: Browser,
  url: string,
  { taps, cookie = '', selector }: Options,
): Promise<Visit> {
  await using tab = await openTab(browser, new URL(url).origin, cookie);
  const network = recordNetwork(tab);
  await slowDown(tab.session);
  const content = selector ? { within: selector, otherwise: selector } : OUR_CONTENT;
  const source = `(${observeVitals.toString()})(${JSON.stringify(content)})`;
  await tab.session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  const { errorText } = await tab.session.send('Page.navigate', { url });
  const status = network.files().find((file) => file.url === url)?.status;
  if (errorText !== undefined || status !== 200)
    throw new Error(`${url}: ${errorText ?? `status ${status}`}.`);
  await untilTrue(tab, `${selector ? LOADED : HYDRATED} && ${PAINTED}`);
  await network.quiet(QUIET_MS);
  const vitals = await tab.evaluate<Vitals>(VITALS);
  const files = network.files();
  const tapMs = taps ? await tap(tab, taps) : Number.NaN;
  const { contentElement } = vitals;
  return { measures: measuresOf({ ...vitals, tapMs }, files), contentElement };
}

async function untilTrue(tab: Tab, expression: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (await tab.evaluate(expression)) return;
    await delay(100);
  }
  throw new Error(`The page did not open: ${expression}.`);
}

/** Time from the tap to the next frame, in ms. Browsers report no shorter time than 16, so less counts as 16. */
async function tap(tab: Tab, selector: string): Promise<number> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  await tab.evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  const { x, y, width, height } = await tab.evaluate<DOMRect>(
    `${element}.getBoundingClientRect().toJSON()`,
  );
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await tab.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await tab.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // The time arrives after the frame is presented.
  const end = performance.now() + TAP_REPORTED_MS;
  while (performance.now() < end) {
    const { tapMs } = await tab.evaluate<Vitals>(VITALS);
    if (tapMs > 0) return tapMs;
    await delay(50);
  }
  return 16;
}

export function measuresOf(vitals: Vitals, files: ReceivedFile[]): Measures {
  const { contentElement: _, inlineStyles, longTasksMs, ...reported } = vitals;
  const bytesOf = (isCounted: (file: ReceivedFile) => boolean) =>
    sum(files.filter(isCounted).map(({ bytes }) => bytes));
  const isScript = ({ mimeType }: ReceivedFile) => mimeType.endsWith('javascript');
  const isOfSection = ({ url }: ReceivedFile) => new URL(url).pathname.startsWith('/mf/');
  const inlineBytes = inlineStyles === '' ? 0 : brotliCompressSync(inlineStyles).length;
  return {
    ...reported,
    blockedMs: sum(longTasksMs.map((ms) => ms - 50)),
    requests: files.length,
    scriptBytes: bytesOf(isScript),
    sectionBytes: bytesOf((file) => isScript(file) && isOfSection(file)),
    styleBytes: bytesOf(({ mimeType }) => mimeType === 'text/css') + inlineBytes,
    pictureBytes: bytesOf(({ mimeType }) => mimeType.startsWith('image/')),
    totalBytes: bytesOf(() => true),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export interface ReceivedFile {
  url: string;
  mimeType: string;
  bytes: number;
  status?: number;
}

function recordNetwork({ session }: Tab) {
  const files = new Map<string, ReceivedFile>();
  const underWay = new Set<string>();
  let lastChange = performance.now();
  function finish(requestId: string) {
    lastChange = performance.now();
    underWay.delete(requestId);
  }

  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.startsWith('http')) return;
    lastChange = performance.now();
    underWay.add(requestId);
    files.set(requestId, { url, mimeType: '', bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response: { mimeType, status } }) => {
    Object.assign(files.get(requestId) ?? {}, { mimeType, status });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    Object.assign(files.get(requestId) ?? {}, { bytes });
    finish(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId));

  return {
    files: () => [...files.values()],
    async quiet(forMs: number) {
      const isQuiet = () => underWay.size === 0 && performance.now() - lastChange >= forMs;
      while (!isQuiet()) await delay(50);
    },
  };
}
