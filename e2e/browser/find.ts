import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Machine {
  platform: NodeJS.Platform;
  environment: NodeJS.ProcessEnv;
  /** Tells whether there is such a file. */
  exists: (path: string) => boolean;
}

/** The machine that this runs on. */
export const thisMachine: Machine = {
  platform: process.platform,
  environment: process.env,
  exists: existsSync,
};

/** The one without a window comes first: it takes about a quarter less CPU for the same tests. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium or Chrome: the one that `CHROMIUM` or `CHROME` names, Playwright's own, one on
 * the PATH, one in the usual place of the platform.
 * @param playwrights Where Playwright would have installed its own.
 * @returns The path of its executable.
 * @throws When a variable names a file that is not there.
 */
export function findBrowser(playwrights: string, machine: Machine): string | undefined {
  const { environment, exists } = machine;
  const named = environment['CHROMIUM'] || environment['CHROME'];
  if (named && !exists(named)) throw new Error(`There is no browser at ${named}.`);
  return named || [playwrights, ...onPath(commands, machine), ...usualPlaces(machine)].find(exists);
}

/**
 * Finds a Firefox: the one that `FIREFOX` names, one on the PATH, one in the usual place of the platform.
 * @returns The path of its executable.
 * @throws When the variable names a file that is not there.
 */
export function findFirefox(machine: Machine): string | undefined {
  const { environment, exists } = machine;
  const named = environment['FIREFOX'];
  if (named && !exists(named)) throw new Error(`There is no Firefox at ${named}.`);
  const places = [
    ...onPath(['firefox', 'firefox-esr'], machine),
    ...applications(['Firefox'], machine, 'firefox'),
    ...programs('Mozilla Firefox\\firefox.exe', machine),
  ];
  return named || places.find(exists);
}

function onPath(names: string[], { platform, environment }: Machine): string[] {
  if (platform === 'win32') return [];
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function usualPlaces(machine: Machine): string[] {
  return [
    ...applications(['Google Chrome', 'Chromium'], machine),
    ...programs('Google\\Chrome\\Application\\chrome.exe', machine),
  ];
}

/** Where a Mac has them. @param program what their executable is called, where it is not as the application */
function applications(names: string[], { platform }: Machine, program?: string): string[] {
  if (platform !== 'darwin') return [];
  return names.map((name) => `/Applications/${name}.app/Contents/MacOS/${program ?? name}`);
}

/** Where Windows has a program. @param path from the folder of all programs */
function programs(path: string, { platform, environment }: Machine): string[] {
  if (platform !== 'win32') return [];
  return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((variable) => environment[variable])
    .filter((folder) => folder !== undefined)
    .map((folder) => `${folder}\\${path}`);
}
