/** A visit on a slow phone that presses what is planned, whatever of the page is there by then. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { slowDown } from '../browser/conditions.ts';
import { judgeVisit, type Pressed, type Seen, type Verdict } from './judge.ts';
import type { Plan } from './plan.ts';
import { openTab, tapAt } from './tab.ts';

/** How long an effect is waited for, and a second one after it, in ms. */
const LOST_MS = 15_000;
const DOUBLE_MS = 600;

export interface PressResult extends Verdict {
  page: string;
  control: string;
  /** ms after the first paint. */
  at: number;
  /** Whether the page took clicks by then. */
  hydrated: boolean;
}

export interface VisitResult {
  presses: PressResult[];
  /** What changed that was not pressed. */
  wrong: string[];
  hydratedMs: number;
  /** What it was judged by. */
  seen: Seen & { pressed: { at: number; on: string }[] };
}

/**
 * Where a control is not there yet, as on a page that a script has to make first, its press waits for it; its time
 * counts from when it was meant.
 */
export async function pressOnVisit(
  browser: Browser,
  url: URL,
  plan: Plan,
  restless: ReadonlySet<string>,
  cookie?: string,
): Promise<VisitResult> {
  await using opened = await openTab(browser, url.origin, cookie);
  const { tab, session, told } = opened;
  const at = (what: 'painted' | 'hydrated') => told.find((one) => one.told === what)?.at;
  await slowDown(session);
  void tab.goto(url.href).catch(() => {});
  await until(() => at('painted') !== undefined);
  const painted = at('painted') ?? 0;

  const ids = plan.presses.map(({ control }) => control.id);
  const found = await tab.evaluate(([ids, top]) => window.presses.find(ids, top), [
    ids,
    plan.scrollTop,
  ] as const);
  const { look } = found;
  const presses: (Pressed & { control: string })[] = [];
  for (const [nth, { control, effect, at: after }] of plan.presses.entries()) {
    const point = found.points[nth];
    // Something else is before it, the end of the page for one.
    if (!point) continue;
    await delay(Math.max(0, painted + after - Date.now()));
    const { id, leads, to } = control;
    presses.push({ control: id, at: painted + after, effect, leads, to });
    void tapAt(session, point).catch((error: unknown) => console.error(`${id}: ${String(error)}`));
  }

  const judged = () => judgeVisit(presses, seenOf(), restless);
  const isOver = () =>
    at('hydrated') !== undefined && judged().verdicts.every(({ outcome }) => outcome !== 'lost');
  await until(isOver, LOST_MS);
  await delay(DOUBLE_MS);
  const hydrated = at('hydrated') ?? Infinity;
  const { verdicts, wrong } = judged();
  return {
    hydratedMs: hydrated - painted,
    wrong,
    seen: { ...seenOf(), pressed: told.filter((one) => one.told === 'press') },
    presses: presses.map(({ control, at }, nth) => {
      const { outcome = 'lost', ms } = verdicts[nth] ?? {};
      const page = url.pathname;
      return { page, control, at: at - painted, hydrated: at >= hydrated, outcome, ms };
    }),
  };

  function seenOf(): Seen {
    const changes = told.filter((one) => one.told === 'change');
    const arrivals = told.filter((one) => one.told === 'arrival');
    const [, ...pages] = told.filter((one) => one.told === 'page');
    const arrived = Object.fromEntries(arrivals.map(({ key, to }) => [key, to]));
    return { hydrated: at('hydrated'), look: { ...look, ...arrived }, changes, pages };
  }
}

async function until(isTrue: () => boolean, forMs = 30_000): Promise<void> {
  const deadline = performance.now() + forMs;
  while (!isTrue() && performance.now() < deadline) await delay(20);
}
