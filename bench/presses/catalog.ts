/** What can be pressed on a page, and what each press does on a quiet one. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { conditions, slowDown } from '../browser/conditions.ts';
import type { Control, Look } from './in-page/types.ts';
import type { Effect } from './judge.ts';
import { openTab, tapAt } from './tab.ts';

export interface Catalog {
  controls: Control[];
  /** Keys that change without a press: what the page fetches later. */
  restless: ReadonlySet<string>;
  /** Undefined where the press does nothing. Kept: another time it is not tried again. */
  effectOf: (control: Control) => Promise<Effect | undefined>;
}

/** How long nothing may change until an effect is taken to be whole, in ms. */
const QUIET_MS = 250;

/** The same while only what changes by itself is looked for, on a slow page: what comes late is not to be missed. */
const SLOW_QUIET_MS = 1500;

/** In CSS pixels. */
export const WINDOW_HEIGHT = conditions.viewport.height;

/** How far the page is scrolled so that a control is in the middle of the window, as far as that goes. */
export const scrollFor = ({ y, fixed }: Control) =>
  fixed ? 0 : Math.max(0, y - WINDOW_HEIGHT / 2);

/** @param cookie of who is signed in */
export async function readCatalog(
  browser: Browser,
  url: URL,
  cookie: string | undefined,
): Promise<Catalog> {
  const controls = await listControls(browser, url, cookie);
  const restless = new Set(Object.keys((await pressQuietly(browser, url, cookie)) ?? {}));
  const known = new Map<string, Promise<Effect | undefined>>();
  return {
    controls,
    restless,
    effectOf(control) {
      const effect = known.get(control.id) ?? effectQuietly(control);
      known.set(control.id, effect);
      return effect;
    },
  };

  async function effectQuietly(control: Control) {
    const effect = await pressQuietly(browser, url, cookie, control);
    for (const key of restless) delete effect?.[key];
    // What only sends something, as the choice of a theme that is chosen already, shows nothing.
    return effect && Object.keys(effect).some((key) => key !== 'sent') ? effect : undefined;
  }
}

/** As the server left them: no script runs but the one that looks. */
async function listControls(browser: Browser, url: URL, cookie?: string): Promise<Control[]> {
  await using opened = await openTab(browser, url.origin, cookie);
  const { tab } = opened;
  await tab.route(/\.js$/, (route) => route.abort());
  await tab.goto(url.href);
  return await tab.evaluate(() => window.presses.list());
}

/** Presses a control of a page that has nothing else to do; without a control it only looks on. */
async function pressQuietly(browser: Browser, url: URL, cookie?: string, control?: Control) {
  await using opened = await openTab(browser, url.origin, cookie);
  const { tab, session, told } = opened;
  if (!control) await slowDown(session);
  const quietMs = control ? QUIET_MS : SLOW_QUIET_MS;
  await tab.goto(url.href, control ? {} : { waitUntil: 'commit' });
  // What comes with the document is no change.
  await tab.waitForFunction(() => document.readyState !== 'loading');
  const isHydrated = () => told.some((one) => one.told === 'hydrated');
  const lookOn = async () => {
    for (let before = -1; before < told.length || !isHydrated(); await delay(quietMs))
      before = told.length;
  };
  if (control) await lookOn();
  const top = control ? scrollFor(control) : 0;
  const ids = control ? [control.id] : [];
  const { look, points } = await tab.evaluate(([ids, top]) => window.presses.find(ids, top), [
    ids,
    top,
  ] as const);
  const [point] = points;
  if (control && !point) return undefined;
  const since = told.length;
  if (point) await tapAt(session, point);
  await lookOn();
  const after: Look = {};
  for (const one of told.slice(since)) if (one.told === 'change') after[one.key] = one.to;
  return effectOf(look, after);
}

function effectOf(before: Look, after: Look): Effect {
  const { url, h1, dialog } = after;
  if (url !== undefined) return { url, ...(h1 !== undefined && { h1: 'any' }) };
  // What is in it goes by what was pressed before.
  if (dialog) return { dialog };
  const effect: Effect = {};
  for (const [key, to] of Object.entries(after)) {
    const from = before[key];
    if (from === to) continue;
    effect[key] = to;
    if (`${Number(from) + 1}` === to && !key.includes(' ') && key !== 'items') effect[key] = '+1';
    if (from !== undefined && [from, to].toSorted().join() === 'false,true') effect[key] = 'flip';
  }
  return effect;
}
