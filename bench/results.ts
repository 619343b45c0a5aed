import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { conditions } from './browser/conditions.ts';
import type { Part } from './options.ts';

const FOLDER = join(import.meta.dirname, 'results');

/**
 * Writes what a part found as JSON, with what it was measured on. Medians, in the units of their names.
 * @param runs counted visits or turns of each side
 */
export async function writeResults(
  part: Part,
  { chromium, runs }: { chromium: string; runs: number },
  results: object,
): Promise<void> {
  const json = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cpus: cpus().length, chromium },
    conditions,
    runs,
    ...results,
  };
  await writeFile(join(FOLDER, `${part}.json`), `${JSON.stringify(json, rounded, 2)}\n`);
}

/** Numbers to three decimals, which is what a layout shift needs. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
