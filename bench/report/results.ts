import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { conditions } from '../browser/conditions.ts';
import { type Measures, measures } from '../measures.ts';
import type { Judgement, PageResult } from '../targets.ts';

const FILE = join(import.meta.dirname, '../results/latest.json');

export interface Results {
  chromium: string;
  /** Measured visits of each page on each side. */
  runs: number;
  /** ms of CPU. */
  logInCostMs: number;
  pages: JudgedPage[];
}

export interface JudgedPage {
  result: PageResult;
  judgements: Judgement[];
}

/** Writes the results as JSON, with what they were measured on. Medians, in the units of their names. */
export async function writeResults({ chromium, runs, logInCostMs, pages }: Results): Promise<void> {
  const json = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cpus: cpus().length, chromium },
    conditions,
    runs,
    logInCostMs: round(logInCostMs),
    pages: pages.map(({ result, judgements }) => ({
      ...result,
      site: rounded(result.site),
      yardstick: result.yardstick && rounded(result.yardstick),
      targets: judgements.map((judgement) => ({ ...judgement, value: round(judgement.value) })),
    })),
  };
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, `${JSON.stringify(json, null, 2)}\n`);
}

function rounded(figures: Measures): Measures {
  return Object.fromEntries(
    measures.map(({ name }) => [name, round(figures[name])]),
  ) as unknown as Measures;
}

/** To three decimals, which is what a layout shift needs. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
