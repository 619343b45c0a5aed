import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWrangler } from '../../drizzle/wrangler.ts';

/** The fastest run counts, because other work on the machine only adds time. */
const RUNS = 3;

const STEP = 5;

/** CPU time in ms, rounded to `STEP`, until a Worker accepts requests: `wrangler check startup` on this machine. */
export async function startUpMs(config: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'start-up-'));
  try {
    const bundle = join(folder, 'worker.bundle');
    await readWrangler(['deploy', '--dry-run', '--config', config, '--outfile', bundle]);
    const profile = join(folder, 'worker.cpuprofile');
    const times: number[] = [];
    while (times.length < RUNS) {
      const args = ['check', 'startup', '--worker', bundle, '--outfile', profile];
      const output = await readWrangler(args);
      const [, ms] = /Active: ([\d.]+) ms/.exec(output) ?? [];
      if (ms === undefined) throw new Error(`No start-up time:\n${output}`);
      times.push(Number(ms));
    }
    return Math.round(Math.min(...times) / STEP) * STEP;
  } finally {
    await rm(folder, { recursive: true });
  }
}
