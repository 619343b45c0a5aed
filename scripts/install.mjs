import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** npm options that override settings which skip needed packages or scripts, such as `NODE_ENV=production`. */
const EVERYTHING = ['--include=dev', '--include=optional', '--ignore-scripts=false'];

/** Runs `npm ci` unless the packages match `package-lock.json`. Exits with 1 on failure. @param {string} root */
export function installIfStale(root) {
  if (missingPackages(root).length === 0) return;
  console.log('Installing packages ...');
  // npm must run on the machine's Node: ours is among the files that npm replaces.
  const bin = join(root, 'node_modules', '.bin');
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== bin);
  const { status, error } = spawnSync('npm', ['ci', '--loglevel=error', ...EVERYTHING], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: process.platform === 'win32',
  });
  const missing = status === 0 ? missingPackages(root) : [];
  if (status === 0 && missing.length === 0) return;
  console.error(`The installation failed: ${failure(error, missing)}.`);
  process.exit(1);
}

/** @param {Error | undefined} error Why npm did not start. @param {string[]} missing Silently skipped packages. */
function failure(error, missing) {
  if (error) return error.message;
  if (missing.length === 0) return 'npm says why above';
  return `npm left out ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and others' : ''}`;
}

/**
 * Compares the lockfile with npm's record of installed packages. Optional packages, which are for other platforms, may
 * be absent, and the repository's own packages, which are links, do not count.
 * @param {string} root
 * @returns {string[]} The missing or outdated packages.
 */
export function missingPackages(root) {
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')));
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  const installed = existsSync(installedLock) ? packagesOf(installedLock) : {};
  const missing = wanted
    .filter(([path, asked]) => path.includes('node_modules/') && !isAsAsked(asked, installed[path]))
    .map(([path]) => path.replace(/.*node_modules\//, ''));
  // The install script of the package `node` downloads the binary, and may have been skipped.
  const hasNode = existsSync(join(root, 'node_modules', 'node', 'bin'));
  return hasNode || missing.includes('node') ? missing : [...missing, 'node'];
}

/** @param {LockedPackage} wanted @param {LockedPackage | undefined} found */
function isAsAsked(wanted, found) {
  if (!found) return wanted.optional === true;
  const sameContent = !wanted.integrity || found.integrity === wanted.integrity;
  return found.version === wanted.version && sameContent;
}

/**
 * @typedef {{ version?: string; integrity?: string; optional?: boolean }} LockedPackage
 * @param {string} lockfile
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
