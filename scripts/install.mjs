import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Runs `npm ci` unless what is installed is what `package-lock.json` asks for.
 * Ends the process with status 1 when npm fails.
 *
 * @param {string} root The repository's folder.
 */
export function installIfStale(root) {
  if (isInstalled(root)) return;
  console.log('Installing packages ...');
  // npm must run on the machine's Node: ours is among the files which npm is about to replace.
  const bin = join(root, 'node_modules', '.bin');
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== bin);
  const { status, error } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: process.platform === 'win32',
  });
  if (status === 0 && isInstalled(root)) return;
  console.error(`The installation failed${error ? `: ${error.message}` : ', see above'}.`);
  process.exit(1);
}

/**
 * Compares the lockfile with the record npm leaves of what it installed. An optional package may be
 * absent: it is for another platform. The repository's own packages are links to their folders, at
 * whatever version these have.
 *
 * @param {string} root The repository's folder.
 */
export function isInstalled(root) {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock) || !existsSync(join(root, 'node_modules', 'node', 'bin'))) {
    return false;
  }
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return wanted.optional === true;
    const sameContent = !wanted.integrity || found.integrity === wanted.integrity;
    return found.version === wanted.version && sameContent;
  });
}

/**
 * @typedef {{ version?: string; integrity?: string; optional?: boolean }} LockedPackage
 * @param {string} lockfile
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
