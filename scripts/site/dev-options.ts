import { parseArgs } from 'node:util';

/** The options of `wrangler dev` that the scripts themselves set or read. */
const devOptions = [
  'inspector-port',
  'local-protocol',
  'log-level',
  'persist-to',
  'port',
  'show-interactive-dev-session',
] as const;

export type DevOptions = Partial<Record<(typeof devOptions)[number], string>>;

/** Finds those options in a command line for `wrangler dev`. */
export function givenOptions(args: string[]): DevOptions {
  const options = Object.fromEntries(devOptions.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args, options, strict: false, allowPositionals: true });
  return Object.fromEntries(
    devOptions.flatMap((name) => (name in values ? [[name, String(values[name])]] : [])),
  );
}

/** A command line which sets every option that `args` does not, and then what `args` says. */
export function withDefaults(defaults: DevOptions, args: string[]): string[] {
  const given = givenOptions(args);
  const missing = Object.entries(defaults).filter(([name]) => !(name in given));
  return [...missing.map(([name, value]) => `--${name}=${value}`), ...args];
}
