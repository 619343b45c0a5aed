import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser, thisMachine } from './find.ts';
import { installersFor } from './install.ts';

/**
 * Finds a browser for tests, and installs one if necessary.
 * @returns The path of its executable.
 * @throws If none is found and none can be installed. The message says what to do.
 */
export function ensureBrowser(): string {
  const find = () => findBrowser(chromium.executablePath(), thisMachine);
  const found = find();
  if (found) return found;

  // Windows has no user ids.
  const isRoot = process.getuid?.() === 0;
  const installers = installersFor({ isRoot, hasAptGet: existsSync('/usr/bin/apt-get') });
  for (const { name, commands } of installers) {
    console.log(`No browser was found. Installing one with ${name} ...`);
    const done = commands.every(runs);
    const installed = done ? find() : undefined;
    if (installed) return installed;
  }
  const tried = installers.map(({ name }) => name).join(' and ');
  throw new Error(
    `No Chromium or Chrome was found, and ${tried} could not install one (see above). ` +
      'Install one by hand, or name it: CHROMIUM=/path/to/chromium npm test',
  );
}

function runs([program = '', ...args]: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
