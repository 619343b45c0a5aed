import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { root, wrangler } from './site/root.ts';

export function runScript(
  name: string,
  args: string[] = [],
  onOutput?: (text: string) => void,
): Promise<number> {
  return runNode(['--run', name, '--', ...args], onOutput);
}

export async function runWrangler(args: string[]): Promise<void> {
  const status = await runNode([wrangler, ...args]);
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 2).join(' ')} failed.`);
}

async function runNode(args: string[], onOutput?: (text: string) => void): Promise<number> {
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', output, output],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (onOutput) stream?.setEncoding('utf8').on('data', onOutput);
  }
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', forward);
  const [status]: (number | null)[] = await once(child, 'close');
  process.off('SIGTERM', forward);
  return status ?? 1;
}

export async function runStep<Result>(name: string, step: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await step();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** @param option that replaces the question in a pipeline @throws without a terminal */
export async function askOnTerminal(question: string, option: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`Without a terminal, confirm by ${option}.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await terminal.question(question);
  terminal.close();
  return reply.trim();
}
