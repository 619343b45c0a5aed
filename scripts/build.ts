/**
 * Builds the shell and the sections, or the named packages. Skips those whose own and shared sources are unchanged:
 *   npm run build [-- mf-news …] [--force]
 */
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { writeHistoryArchive } from './history-archive.ts';
import { refusePath } from './refuse-path.mjs';
import { root } from './site/root.ts';
import { computePackagesHash, computeSourceHash } from './source-hash.ts';

const run = promisify(execFile);

const COMMON = ['tsconfig.base.json', 'shell/kit', 'worker/contract'];

const BUILD_LOG = 'dist/build.log';

const BROWSER_FILES = 'shell/dist/browser';

refusePath(root);
const { values, positionals } = parseArgs({
  options: { force: { type: 'boolean' } },
  allowPositionals: true,
});
const packages = positionals.length > 0 ? positionals : ['shell', ...globSync('mf-*')];
const outcomes = await Promise.all(packages.map(buildIfChanged));
for (const outcome of outcomes) console.log(outcome);
if (existsSync(BROWSER_FILES)) writeHistoryArchive(root, BROWSER_FILES);

async function buildIfChanged(folder: string): Promise<string> {
  const stamp = join(folder, 'dist/.inputs');
  const inputs = computeSourceHash([...COMMON, folder]) + computePackagesHash(folder);
  if (!values.force && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
    return `${folder}: as before`;
  }
  const start = performance.now();
  const { stdout, stderr } = await run('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    // Overrides the environment: with another value, Vite builds for development.
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  }).catch((error: { stdout: string; stderr: string }) => {
    console.error(`${folder} does not build.\n${error.stdout}${error.stderr}`);
    process.exit(1);
  });
  writeFileSync(stamp, inputs);
  writeFileSync(join(folder, BUILD_LOG), stdout + stderr);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `${folder}: built in ${seconds} s; the tools' output is in ${folder}/${BUILD_LOG}`;
}
