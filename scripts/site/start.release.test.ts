/** The start with a broken Worker or broken data. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { untilHealthy } from './health.ts';
import { root } from './root.ts';
import { startWorkers } from './workers.ts';

/** Milliseconds: wrangler takes seconds on a small machine. */
const timeout = 120_000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the start gives up at once if a Worker does not parse, and says why', { timeout }, async () => {
  const config = join(folder, 'wrangler.json');
  const settings = { name: 'site', main: 'worker.js', compatibility_date: '2026-10-23' };
  writeFileSync(config, JSON.stringify(settings));
  writeFileSync(join(folder, 'worker.js'), 'const = ;');
  const printed: string[] = [];
  const onLine = (line: string) => void printed.push(line);
  const workers = startWorkers({ configs: [config], stateFolder: join(folder, 'state'), onLine });
  await expect(untilHealthy(workers)).rejects.toThrow('The Workers ended.');
  expect(printed.join('\n')).toContain('Expected identifier');
  await workers.stop();
});

it('the start reports a file that is no database before anything else', () => {
  writeFileSync(join(folder, 'db.sqlite'), 'garbage');
  const args = [join(root, 'scripts/start.ts'), '--persist-to', folder, '--port', '0'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toMatch(/^The local data cannot be used: .* isn’t a database\.\nDelete .*\n$/);
  expect([stdout, status]).toEqual(['', 1]);
});
