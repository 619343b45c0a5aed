/** A short soak test. `npm run soak` makes 100,000 calls and 50 kills in a quarter of an hour. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { root } from '../scripts/site/root.ts';
import { environmentOfAShell } from './dev/environment.ts';

const SHORT = ['--seed=1', '--calls=800', '--kills=2', '--at-a-time=4'];

it('a short soak test finds no fault', async () => {
  const soak = spawn(process.execPath, ['bench/soak/run.ts', ...SHORT], {
    cwd: root,
    // Under Vitest's variables a build fails: the federation plugin bundles shared modules.
    env: environmentOfAShell(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [status]] = await Promise.all([text(soak.stdout), once(soak, 'exit')]);
  const faults = printed.split('\n').filter((line) => line.startsWith('FAULT'));
  expect({ status, faults }).toEqual({ status: 0, faults: [] });
  expect(printed).toContain('kills:');
});
