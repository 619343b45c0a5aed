/**
 * Builds every package that has a build, unless what it is built from is as it was at its last build.
 * `npm run build`, or `npm run build -- --force`.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What any build depends on besides its own folder. */
const COMMON = ['package-lock.json', 'shell/kit', 'worker/contract'];

const packages = ['shell', ...globSync('mf-*')];
const outcomes = await Promise.all(packages.map(buildIfChanged));
for (const outcome of outcomes) console.log(outcome);

async function buildIfChanged(folder: string): Promise<string> {
  const stamp = join(folder, 'dist/.inputs');
  const inputs = hashOf([...COMMON, folder]);
  const force = process.argv.includes('--force');
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
    return `${folder}: as before`;
  }
  const { stdout, stderr } = await run('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    shell: process.platform === 'win32',
  }).catch((error: { stdout: string; stderr: string }) => {
    console.error(`${folder} does not build.\n${error.stdout}${error.stderr}`);
    process.exit(1);
  });
  writeFileSync(stamp, inputs);
  return `${folder}: built\n${stdout}${stderr}`.trim();
}

/** A hash of all source files below some paths. */
function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  const exclude = (name: string) => /(^|\/)(dist|node_modules)$|\.test\.tsx?$/.test(name);
  const files = paths.flatMap((path) =>
    path.includes('.') ? [path] : globSync(`${path}/**/*.*`, { exclude }),
  );
  for (const file of files.toSorted())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
