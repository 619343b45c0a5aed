import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.ts';

export function optionIn(args: string[], name: string): string | undefined {
  const options = { [name]: { type: 'string' as const } };
  const { values } = parseArgs({ args, options, strict: false, allowPositionals: true });
  return values[name]?.toString();
}

/** Adds defaults for options that the arguments lack, because wrangler refuses a repeated option. */
export function withDefaults(defaults: Record<string, string>, args: string[]): string[] {
  const missing = Object.entries(defaults).filter(([name]) => optionIn(args, name) === undefined);
  return [...missing.map(([name, value]) => `--${name}=${value}`), ...args];
}

/** The options of `npm start`. @throws if the port is invalid */
export function readStartOptions(args: string[], environment: NodeJS.ProcessEnv) {
  const typed = optionIn(args, 'port') ?? environment['PORT'] ?? '8787';
  const port = Number(typed);
  if (!/^\d+$/.test(typed) || port > 65_535) throw new Error(`${typed} isn’t a valid port.`);
  return { port, stateFolder: resolve(root, optionIn(args, 'persist-to') ?? '.wrangler/state') };
}
