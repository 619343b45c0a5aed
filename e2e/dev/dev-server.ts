import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { environmentOfAShell } from './environment.ts';

export interface StartedSite {
  /** The origin of its pages. */
  url: string;
  /** The origin of the site behind a development server; '' if there is no such server. */
  site: string;
  /** The lines that it printed. */
  said: string[];
  stop(): Promise<void>;
}

/**
 * Runs a command that serves a site, `npm start` or `npm run dev -w mf-news`, and waits until it is ready, at most 100 s.
 * @param environment additional variables
 */
export async function startCommand(
  command: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<StartedSite> {
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
    // The processes that it started share its output, which closes when all have ended.
    const closed = once(child, 'close');
    child.kill();
    await closed;
  }
  return { url, site, said, stop };
}

const READY = /^Ready on (http\S+?)(?:: .* from (\S+))?$/;
