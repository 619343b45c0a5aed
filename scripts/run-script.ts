import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './site/root.ts';

/**
 * Runs a script of the root's `package.json`, with its output shown.
 *
 * @returns The script's exit status.
 */
export async function runScript(name: string, args: string[] = []): Promise<number> {
  const child = spawn(process.execPath, ['--run', name, '--', ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', forward);
  const [status]: (number | null)[] = await once(child, 'exit');
  process.off('SIGTERM', forward);
  return status ?? 1;
}
