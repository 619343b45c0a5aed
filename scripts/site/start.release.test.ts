import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { waitUntilHealthy } from './health.ts';
import { startWorkers } from './workers.ts';

it('the start gives up at once if a Worker does not parse, and says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = join(folder, 'wrangler.json');
  const settings = { name: 'site', main: 'worker.js', compatibility_date: '2026-10-23' };
  writeFileSync(config, JSON.stringify(settings));
  writeFileSync(join(folder, 'worker.js'), 'const = ;');
  const printed: string[] = [];
  const onLine = (line: string) => void printed.push(line);
  const workers = startWorkers({ configs: [config], stateFolder: join(folder, 'state'), onLine });
  await expect(waitUntilHealthy(workers)).rejects.toThrow('The Workers ended.');
  expect(printed.join('\n')).toContain('Expected identifier');
  await workers.stop();
});
