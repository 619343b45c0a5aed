import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const onWindows = process.platform === 'win32';
const preload = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href;

/** Starts a Node program. It and its descendants end with `endTree`, or when this process ends. */
export function spawnTree(
  args: string[],
  options: SpawnOptions,
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn(process.execPath, ['--import', preload, ...args], {
    ...options,
    stdio: ['ignore', output, output, 'ipc'],
    // On POSIX the child leads its own process group; on Windows `detached` would open a console.
    detached: !onWindows,
  });
}

/** Ends a process tree: SIGTERM, then SIGKILL once its root has exited, or after `budget` ms. On Windows at once. */
export async function endTree(child: ChildProcess, budget = 5000): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  if (onWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  signalGroup(pid, 'SIGTERM');
  if (!hasEnded(child)) {
    await once(child, 'exit', { signal: AbortSignal.timeout(budget) }).catch(() => undefined);
  }
  signalGroup(pid, 'SIGKILL');
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    // ESRCH: all processes of the group have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
