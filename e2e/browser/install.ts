import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Installer {
  /** For messages: 'apt-get'. */
  name: string;
  /** Programs with their arguments, to run in this order. */
  commands: string[][];
}

const playwright = join(
  dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
  'cli.js',
);

/**
 * Returns the ways to install a browser on a machine, the best first. Debian's package brings the libraries that a bare
 * machine lacks, but needs root. Playwright's installer works everywhere, but brings only the browser.
 */
export function installersFor(machine: { isRoot: boolean; hasAptGet: boolean }): Installer[] {
  const apt = {
    name: 'apt-get',
    commands: [
      ['apt-get', 'update', '--quiet'],
      ['apt-get', 'install', '--quiet', '--yes', 'chromium-headless-shell'],
    ],
  };
  const own = {
    name: "Playwright's installer",
    commands: [[process.execPath, playwright, 'install', '--no-shell', 'chromium']],
  };
  return machine.isRoot && machine.hasAptGet ? [apt, own] : [own];
}
