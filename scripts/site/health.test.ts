import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { untilHealthy } from './health.ts';
import { startWorkers, type Workers } from './workers.ts';

let folder: string;
let workers: Workers;
const printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'health-'));
  printed.length = 0;
});
afterEach(async () => {
  await workers.stop();
  rmSync(folder, { recursive: true });
});

function start(worker: string): void {
  const config = join(folder, 'wrangler.json');
  writeFileSync(
    config,
    JSON.stringify({ name: 'site', main: 'worker.js', compatibility_date: '2026-10-23' }),
  );
  writeFileSync(join(folder, 'worker.js'), worker);
  const stateFolder = join(folder, 'state');
  workers = startWorkers({ configs: [config], stateFolder, onLine: (line) => printed.push(line) });
}

it.each([
  ['does not parse', 'const = ;', 'Expected identifier'],
  ['throws when it is loaded', "throw new Error('at load'); export default {}", 'at load'],
])(
  'gives up at once where a Worker %s, and says why',
  { timeout: 240_000 },
  async (_, worker, why) => {
    start(worker);
    await expect(untilHealthy(workers)).rejects.toThrow('The Workers ended.');
    expect(printed.join('\n')).toContain(why);
  },
);
