import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const WRANGLER = join(
  dirname(createRequire(import.meta.url).resolve('wrangler/package.json')),
  'bin/wrangler.js',
);

/** @returns wrangler's standard output @throws if it fails, with all its output */
export async function readWrangler(args: string[]): Promise<string> {
  const running = promisify(execFile)(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  // Without a terminal wrangler does not prompt.
  running.child.stdin?.end();
  try {
    return (await running).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`wrangler ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
