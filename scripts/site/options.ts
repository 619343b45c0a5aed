/** The options of `wrangler dev`, which may follow `npm start --`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.ts';

/** What was typed for an option; undefined where it was not. */
export function optionIn(args: string[], name: string): string | undefined {
  const options = { [name]: { type: 'string' as const } };
  const { values } = parseArgs({ args, options, strict: false, allowPositionals: true });
  return values[name]?.toString();
}

/** The arguments, after those defaults that they do not set themselves: wrangler refuses an option said twice. */
export function withDefaults(defaults: Record<string, string>, args: string[]): string[] {
  const missing = Object.entries(defaults).filter(([name]) => optionIn(args, name) === undefined);
  return [...missing.map(([name, value]) => `--${name}=${value}`), ...args];
}

/**
 * Reads what a start itself needs, from what was typed or from `PORT`.
 *
 * @returns the TCP port to serve on, and where local data is kept, absolute
 * @throws When the port is no TCP port.
 */
export function readStartOptions(args: string[], environment: NodeJS.ProcessEnv) {
  const typed = optionIn(args, 'port') ?? environment['PORT'] ?? '8787';
  const port = Number(typed);
  if (!/^\d+$/.test(typed) || port > 65_535) throw new Error(`${typed} isn’t a valid port.`);
  return { port, stateFolder: resolve(root, optionIn(args, 'persist-to') ?? '.wrangler/state') };
}
