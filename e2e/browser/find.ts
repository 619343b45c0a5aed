import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Machine {
  platform: NodeJS.Platform;
  environment: NodeJS.ProcessEnv;
  /** Tells whether a file exists. */
  exists: (path: string) => boolean;
}

export const thisMachine: Machine = {
  platform: process.platform,
  environment: process.env,
  exists: existsSync,
};

/** In order of preference: the headless shell takes about a quarter less CPU for the same tests. */
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
 * @returns The path of its executable; undefined if no browser is found.
 * @throws If a variable names a file that does not exist.
 */
export function findBrowser(playwrights: string, machine: Machine): string | undefined {
  const { environment, exists } = machine;
  const named = environment['CHROMIUM'] || environment['CHROME'];
  if (named && !exists(named)) throw new Error(`There is no browser at ${named}.`);
  return named || [playwrights, ...onPath(commands, machine), ...usualPlaces(machine)].find(exists);
}

/**
 * Finds a Firefox: the one that `FIREFOX` names, one on the PATH, one in the usual place of the platform.
 * @returns The path of its executable; undefined if no browser is found.
 * @throws If the variable names a file that does not exist.
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

/** Lists the paths of applications on a Mac. @param program name of the executable, if not the application's */
function applications(names: string[], { platform }: Machine, program?: string): string[] {
  if (platform !== 'darwin') return [];
  return names.map((name) => `/Applications/${name}.app/Contents/MacOS/${program ?? name}`);
}

/** Lists the possible paths of a program on Windows. @param path relative to the folder of all programs */
function programs(path: string, { platform, environment }: Machine): string[] {
  if (platform !== 'win32') return [];
  return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((variable) => environment[variable])
    .filter((folder) => folder !== undefined)
    .map((folder) => `${folder}\\${path}`);
}
