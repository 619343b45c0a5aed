import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { slowDown } from '../browser/phone.ts';
import { judgeVisit, type Pressed, type Seen } from './judge.ts';
import type { Plan } from './plan.ts';
import { openTab, tapAt } from './tab.ts';

/** How long to wait for an effect, and then for a duplicate of it, in ms. */
const LOST_MS = 15_000;
const DOUBLE_MS = 600;

export type VisitResult = Awaited<ReturnType<typeof pressOnVisit>>;
export type PressResult = VisitResult['presses'][number];

/** Visits a page, presses the planned controls and judges the effects. */
export async function pressOnVisit(
  browser: Browser,
  url: URL,
  plan: Plan,
  restless: ReadonlySet<string>,
  cookie?: string,
) {
  await using opened = await openTab(browser, url.origin, cookie);
  const { tab, session, reports, find } = opened;
  const timeOf = (what: 'painted' | 'hydrated') => reports.find(({ type }) => type === what)?.at;
  await slowDown(session);
  void tab.goto(url.href).catch(() => {});
  await until(() => timeOf('painted') !== undefined);
  const painted = timeOf('painted') ?? 0;

  const ids = plan.presses.map(({ control }) => control.id);
  const { look, points } = await find(ids, plan.scrollTop);
  const presses: (Pressed & { control: string })[] = [];
  for (const [nth, { control, effect, at }] of plan.presses.entries()) {
    const point = points[nth];
    // Another element covers the control, for example the page footer, or the control is missing.
    if (!point) continue;
    await delay(Math.max(0, painted + at - Date.now()));
    const { id, leads, to } = control;
    presses.push({ control: id, at: painted + at, effect, leads, to });
    void tapAt(session, point).catch((error: unknown) => console.error(`${id}: ${String(error)}`));
  }

  const judged = () => judgeVisit(presses, seen(), restless);
  const isOver = () =>
    timeOf('hydrated') !== undefined &&
    judged().verdicts.every(({ outcome }) => outcome !== 'lost');
  await until(isOver, LOST_MS);
  await delay(DOUBLE_MS);
  const hydrated = timeOf('hydrated') ?? Infinity;
  const { verdicts, wrong } = judged();
  return {
    wrong,
    seen: { ...seen(), pressed: reports.filter((one) => one.type === 'press') },
    presses: presses.map(({ control, at }, nth) => {
      const { outcome = 'lost', ms } = verdicts[nth] ?? {};
      const page = url.pathname;
      return { page, control, at: at - painted, hydrated: at >= hydrated, outcome, ms };
    }),
  };

  function seen(): Seen {
    const changes = reports.filter((one) => one.type === 'change');
    const arrivals = reports.filter((one) => one.type === 'arrival');
    const [, ...pages] = reports.filter((one) => one.type === 'page');
    const arrived = Object.fromEntries(arrivals.map(({ key, to }) => [key, to]));
    return { hydrated: timeOf('hydrated'), look: { ...look, ...arrived }, changes, pages };
  }
}

async function until(isTrue: () => boolean, forMs = 30_000): Promise<void> {
  const deadline = performance.now() + forMs;
  while (!isTrue() && performance.now() < deadline) await delay(20);
}
