import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.ts';

export function readOption(args: string[], name: string): string | undefined {
  const options = { [name]: { type: 'string' as const } };
  const { values } = parseArgs({ args, options, strict: false, allowPositionals: true });
  return values[name]?.toString();
}

/** Adds defaults for options that the arguments lack, because wrangler refuses a repeated option. */
export function addDefaultOptions(defaults: Record<string, string>, args: string[]): string[] {
  const missing = Object.entries(defaults).filter(([name]) => readOption(args, name) === undefined);
  return [...missing.map(([name, value]) => `--${name}=${value}`), ...args];
}

export function readStartOptions(args: string[], environment: NodeJS.ProcessEnv) {
  const typed = readOption(args, 'port') ?? environment['PORT'] ?? '8787';
  const port = Number(typed);
  if (!/^\d+$/.test(typed) || port > 65_535) throw new Error(`${typed} isn’t a valid port.`);
  return { port, stateFolder: resolve(root, readOption(args, 'persist-to') ?? '.wrangler/state') };
}

/** @throws if another program listens on the port, before anything is built. 0 means any port. */
export async function refuseTakenPort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    throw new Error(`Port ${port} is taken: choose another, such as PORT=${port + 1} npm start.`);
  }
  server.close();
}
