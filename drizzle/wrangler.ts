import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const WRANGLER = join(
  dirname(createRequire(import.meta.url).resolve('wrangler/package.json')),
  'bin/wrangler.js',
);

/** Wrangler prints a result for each statement of a file. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** @returns wrangler's standard output @throws if it fails, with its reason */
export async function readWrangler(args: string[]): Promise<string> {
  // Only the log-in is needed from the home folder, which may be read-only.
  const isLocal = args.includes('--local') || args.includes('--dry-run');
  const config = isLocal ? { XDG_CONFIG_HOME: join(ROOT, '.wrangler/config') } : {};
  const running = promisify(execFile)(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    maxBuffer: MAX_OUTPUT_BYTES,
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_WRITE_LOGS: 'false',
      ...config,
    },
  });
  // Without a terminal wrangler does not prompt.
  running.child.stdin?.end();
  try {
    return (await running).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const command = args
      .slice(0, 2)
      .filter((argument) => !argument.startsWith('-'))
      .join(' ');
    throw new Error(`wrangler ${command}: ${findReason(stdout + stderr)}`, { cause: error });
  }
}

/** The error in wrangler's output, which is JSON or a paragraph after a cross; all of it if it has neither. */
function findReason(output: string): string {
  const text = stripVTControlCharacters(output).trim();
  const texts = text.match(/(?<="text": )"(?:[^"\\]|\\.)*"/g) ?? [];
  if (texts.length > 0) return texts.map((json) => JSON.parse(json) as string).join(' ');
  const [, marked] = /✘ \[ERROR\] ([\s\S]*?)(?:If you think this is a bug|✘|🪵|$)/.exec(text) ?? [];
  return marked?.replaceAll(/\s+/g, ' ').trim() ?? text;
}
