/** What became of all presses, as figures. */
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { conditions } from '../browser/conditions.ts';
import { quantile } from '../measures.ts';
import type { PressResult, VisitResult } from './visit.ts';

const FILE = join(import.meta.dirname, '../results/presses.json');

interface Times {
  presses: number;
  p50: number;
  p95: number;
}

export interface Summary {
  visits: number;
  presses: number;
  beforeHydration: number;
  outcomes: Record<string, number>;
  /** From a press to its effect, in ms. */
  ms: { all: Times; beforeHydration: Times; compared: Times; yardstick: Times };
  /** What is lost, double or wrong, in words. */
  faults: string[];
}

/** @param compared the presses of the site that were made on the yardstick, too */
export function summarize(
  visits: { site: VisitResult[]; yardstick: VisitResult[] },
  compared: PressResult[],
): Summary {
  const presses = visits.site.flatMap((visit) => visit.presses);
  const early = presses.filter(({ hydrated }) => !hydrated);
  const outcomes: Record<string, number> = { once: 0, lost: 0, double: 0, wrong: 0, 'gone on': 0 };
  for (const { outcome } of presses) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const wrong = visits.site.filter((visit) => visit.wrong.length > 0);
  outcomes['wrong'] = wrong.length;
  return {
    visits: visits.site.length,
    presses: presses.length,
    beforeHydration: early.length,
    outcomes,
    ms: {
      all: timesOf(presses),
      beforeHydration: timesOf(early),
      compared: timesOf(compared),
      yardstick: timesOf(visits.yardstick.flatMap((visit) => visit.presses)),
    },
    faults: [
      ...presses
        .filter(({ outcome }) => outcome === 'lost' || outcome === 'double')
        .map(
          ({ page, control, at, outcome }) =>
            `${outcome}: ${control} of ${page}, ${at.toFixed(0)} ms after the first paint`,
        ),
      ...wrong.map(
        ({ presses, wrong }) =>
          `wrong: ${wrong.join(', ')} changed by ${presses.map(({ control }) => control).join(', ')} of ${presses[0]?.page}`,
      ),
    ],
  };
}

function timesOf(presses: PressResult[]): Times {
  const times = presses.flatMap(({ ms }) => ms ?? []);
  const at = (share: number) => Math.round(quantile(times, share));
  return { presses: times.length, p50: at(0.5), p95: at(0.95) };
}

export function report({
  visits,
  presses,
  beforeHydration,
  outcomes,
  ms,
  faults,
}: Summary): string {
  const line = (name: string, { presses, p50, p95 }: Times) =>
    `${name.padEnd(40)}${`${presses}`.padStart(8)}${`${p50} ms`.padStart(12)}${`${p95} ms`.padStart(12)}`;
  return [
    `${presses} presses in ${visits} visits, ${beforeHydration} before hydration`,
    Object.entries(outcomes)
      .map(([outcome, count]) => `${count} ${outcome}`)
      .join(', '),
    '',
    `${'from a press to its effect'.padEnd(40)}${'presses'.padStart(8)}${'p50'.padStart(12)}${'p95'.padStart(12)}`,
    line('site', ms.all),
    line('  pressed before hydration', ms.beforeHydration),
    line('  those made on the yardstick, too', ms.compared),
    line('yardstick', ms.yardstick),
    '',
    ...faults,
  ].join('\n');
}

/** Writes the results of the day. */
export async function writeSummary(
  summary: Summary,
  measured: { seed: number; chromium: string },
): Promise<void> {
  const { seed, chromium } = measured;
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cpus: cpus().length, chromium };
  const measuredOn = new Date().toISOString().slice(0, 10);
  const json = { measuredOn, machine, conditions, seed, ...summary };
  await writeFile(FILE, `${JSON.stringify(json, null, 2)}\n`);
}
