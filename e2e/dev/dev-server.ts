import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { environmentOfAShell } from './environment.ts';

export interface DevServer {
  /** Where pages run the section from its sources. */
  url: string;
  /** The site behind it. */
  site: string;
  stop(): Promise<void>;
}

/**
 * Runs a command that serves a section from its sources, and waits until it is ready.
 * @param environment more variables: SITE for one
 */
export async function startDev(
  command: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<DevServer> {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...environmentOfAShell(), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => said.push(line));
  const signal = AbortSignal.timeout(100_000);
  const ended = once(child, 'exit');
  const ready = () => said.map((line) => READY.exec(line)).find(Boolean);
  while (!ready()) {
    await Promise.race([once(lines, 'line', { signal }), ended]);
    if (child.exitCode !== null) throw new Error(`${command} ended:\n${said.join('\n')}`);
  }
  const [, url = '', site = ''] = ready() ?? [];
  async function stop() {
    // What it started has its output, too: closed when all of them have ended.
    const closed = once(child, 'close');
    child.kill();
    await closed;
  }
  return { url, site, stop };
}

const READY = /^Ready on (\S+): .* from (\S+)$/;
