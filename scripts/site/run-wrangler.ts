import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.ts';
import { wrangler } from './wrangler.ts';

/**
 * Runs wrangler in the repository's folder, with its output shown.
 *
 * @throws When it fails; what it printed says why.
 */
export async function runWrangler(args: string[]): Promise<void> {
  const child = spawn(process.execPath, [wrangler, ...args], {
    cwd: root,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status]: (number | null)[] = await once(child, 'exit');
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 2).join(' ')} failed.`);
}
