import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { conditions } from './browser/conditions.ts';
import type { PhotoResults } from './photos/measure-photos.ts';
import type { MeasuredPage } from './targets.ts';

const FILE = join(import.meta.dirname, 'results/latest.json');

export interface Results {
  chromium: string;
  /** Measured visits of each page on each side. */
  runs: number;
  /** ms of CPU. */
  logInCostMs: number;
  pages: MeasuredPage[];
  photos: PhotoResults;
}

/** Writes the results as JSON, with what they were measured on. Medians, in the units of their names. */
export async function writeResults(results: Results): Promise<void> {
  const { chromium, runs, logInCostMs, pages, photos } = results;
  const json = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cpus: cpus().length, chromium },
    conditions,
    runs,
    logInCostMs,
    pages,
    photos,
  };
  await writeFile(FILE, `${JSON.stringify(json, rounded, 2)}\n`);
}

/** Numbers to three decimals, which is what a layout shift needs. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
