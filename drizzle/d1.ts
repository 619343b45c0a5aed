/** The site's D1 database from the command line: every way to it goes through wrangler. */

import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Which database: wrangler's own flags, like `['--local', '--persist-to', 'state']`. */
export type Target = readonly string[];

const BINDING = 'DB';
const ROOT = join(import.meta.dirname, '..');
const WRANGLER = join(
  dirname(createRequire(import.meta.url).resolve('wrangler/package.json')),
  'bin/wrangler.js',
);

/** Applies the migrations that the database does not have yet. */
export async function applyMigrations(target: Target): Promise<void> {
  await wrangler(['migrations', 'apply', BINDING, ...target]);
}

/** Runs a file of SQL as one transaction. */
export async function executeFile(target: Target, file: string): Promise<void> {
  await wrangler(['execute', BINDING, ...target, '--yes', '--file', file]);
}

/** The rows of each `;`-separated query. */
export async function query(target: Target, sql: string): Promise<Record<string, unknown>[][]> {
  const output = await wrangler(['execute', BINDING, ...target, '--json', '--command', sql]);
  const answers = JSON.parse(output) as { results: Record<string, unknown>[] }[];
  return answers.map(({ results }) => results);
}

/** @throws an Error whose message is all that wrangler printed, when it fails */
async function wrangler(args: string[]): Promise<string> {
  const running = promisify(execFile)(process.execPath, [WRANGLER, 'd1', ...args], {
    cwd: ROOT,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  // Without a terminal wrangler asks nothing and goes on.
  running.child.stdin?.end();
  try {
    return (await running).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`wrangler d1 ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
