/** Plans a visit: lists a page's controls, learns what each press does on an idle page, and chooses the presses. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { conditions, slowDown } from '../browser/phone.ts';
import { oneOf, type Random } from '../random.ts';
import type { Control, Look } from './in-page/types.ts';
import { areApart, type Effect, isLast } from './judge.ts';
import { openTab, tapAt } from './tab.ts';

export type Catalog = Awaited<ReturnType<typeof readCatalog>>;

const QUIET_MS = 250;

/** A slowed-down page changes less often. */
const SLOW_QUIET_MS = 1500;

const WINDOW_HEIGHT = conditions.viewport.height;

const scrollFor = ({ y, fixed }: Control) => (fixed ? 0 : Math.max(0, y - WINDOW_HEIGHT / 2));

export async function readCatalog(browser: Browser, url: URL, cookie?: string) {
  const controls = await listControls(browser, url, cookie);
  const restless = new Set(Object.keys((await pressQuietly(browser, url, cookie)) ?? {}));
  const known = new Map<string, Promise<Effect | undefined>>();
  return {
    controls,
    restless,
    effectOf: (control: Control) => {
      const effect = known.get(control.id) ?? effectQuietly(control);
      known.set(control.id, effect);
      return effect;
    },
  };

  async function effectQuietly(control: Control) {
    const effect = await pressQuietly(browser, url, cookie, control);
    for (const key of restless) delete effect?.[key];
    // A press that only sends a request, like choosing the current theme, shows nothing.
    return effect && Object.keys(effect).some((key) => key !== 'sent') ? effect : undefined;
  }
}

async function listControls(browser: Browser, url: URL, cookie?: string): Promise<Control[]> {
  await using opened = await openTab(browser, url.origin, cookie);
  const { tab } = opened;
  await tab.route(/\.js$/, (route) => route.abort());
  await tab.goto(url.href);
  return await tab.evaluate(() => window.presses.list());
}

/** A press's effect on an idle page; undefined if the control is covered. Without a control: what changes by itself. */
async function pressQuietly(browser: Browser, url: URL, cookie?: string, control?: Control) {
  await using opened = await openTab(browser, url.origin, cookie);
  const { tab, session, reports, find } = opened;
  if (!control) await slowDown(session);
  await tab.goto(url.href, control ? {} : { waitUntil: 'commit' });
  // Streaming the rest of the document is not a change.
  await tab.waitForFunction(() => document.readyState !== 'loading');
  const isHydrated = () => reports.some(({ type }) => type === 'hydrated');
  const untilQuiet = async () => {
    for (let before = -1; before < reports.length || !isHydrated();) {
      before = reports.length;
      await delay(control ? QUIET_MS : SLOW_QUIET_MS);
    }
  };
  if (control) await untilQuiet();
  const { look, points } = await find(
    control ? [control.id] : [],
    control ? scrollFor(control) : 0,
  );
  const [point] = points;
  if (control && !point) return undefined;
  const since = reports.length;
  if (point) await tapAt(session, point);
  await untilQuiet();
  const changes = reports.slice(since).filter((one) => one.type === 'change');
  return effectOf(look, Object.fromEntries(changes.map(({ key, to }) => [key, to])));
}

function effectOf(before: Look, after: Look): Effect {
  const { url, h1, dialog } = after;
  if (url !== undefined) return { url, ...(h1 !== undefined && { h1: 'any' }) };
  // The dialog's content depends on earlier presses.
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

export type Plan = Awaited<ReturnType<typeof planVisit>>;

interface Planned {
  control: Control;
  effect: Effect;
}

const PRESSES = 4;
/** Period of the presses, in ms: from the first paint until well past hydration. */
const SPAN_MS = 2500;
const GAP_MS = 150;
const REACH = 280;

/** Chooses controls that are in the window at the same time, and whose effects can be told apart. */
export async function planVisit(random: Random, { controls, effectOf }: Catalog) {
  const anchor = oneControl(random, controls);
  const scrollTop = scrollFor(anchor);
  const middle = scrollTop + WINDOW_HEIGHT / 2;
  let near = controls.filter(({ y, fixed }) => fixed || Math.abs(y - middle) < REACH);
  const presses: Planned[] = [];
  while (near.length > 0 && presses.length < PRESSES) {
    const isFirst = presses.length === 0 && near.includes(anchor);
    const control = isFirst ? anchor : oneControl(random, near);
    near = near.filter((one) => one !== control);
    const effect = await effectOf(control);
    if (!effect) continue;
    const press = { control, effect };
    const fits = (other: typeof press) =>
      areApart(effect, other.effect) && !(isEnding(press) && isEnding(other));
    if (presses.every(fits)) presses.push(press);
  }
  presses.sort((one, other) => Number(isEnding(one)) - Number(isEnding(other)));
  const moments = momentsOf(random, presses.length);
  return {
    scrollTop,
    presses: presses.map(({ control, effect }, nth) => ({
      control,
      effect,
      at: moments[nth] ?? 0,
    })),
  };
}

function momentsOf(random: Random, count: number): number[] {
  const moments = Array.from({ length: count }, () => random() * SPAN_MS);
  let before = -GAP_MS;
  return moments
    .toSorted((one, other) => one - other)
    .map((moment) => (before = Math.max(moment, before + GAP_MS)));
}

const isEnding = ({ control, effect }: Planned) => isLast({ effect, leads: control.leads });

/** A random control of a random group: nearly all controls are links, which have few groups. */
function oneControl(random: Random, controls: Control[]): Control {
  const groups = Map.groupBy(controls, ({ group }) => group);
  return oneOf(random, oneOf(random, [...groups.values()]));
}
