import type { Change, Repository } from './causes.ts';
import { changedPackages, type Lockfile, packagesBehind } from './lockfile.ts';

/** What the site is deployed in: the database by its migrations, the edge, and each section. */
export function targetsOf(sections: string[]): string[] {
  return ['database', 'edge', ...sections];
}

/** Browser tests of what the shell, the kit and the API do for every section: a section does not change them. */
export const OF_THE_SHELL = [
  'accounts',
  'browser',
  'connection',
  'dev',
  'discovery',
  'drafts',
  'keyboard',
  'no-scripts',
  'photos',
  'profile',
  'screens',
];

const OF_THE_EDGE = new RegExp(`^(shell|worker|bench|scripts|e2e/(${OF_THE_SHELL.join('|')}))/`);

/**
 * The targets that a test belongs to, by the folder that it is in: none of them is deployed while it fails.
 * What has no owner by name belongs to all: the rules of the repository, the contract between the shell
 * and the sections, the faults.
 *
 * @param path from the repository's folder, with '/'
 */
export function ownersOf(path: string, sections: string[]): string[] {
  const section = sectionOf(path, sections);
  if (section !== undefined) return [section];
  if (path.startsWith('drizzle/')) return ['database', 'edge'];
  return OF_THE_EDGE.test(path) ? ['edge'] : targetsOf(sections);
}

/**
 * The targets whose tests a change has to pass before it lands: those of sections, where it is in nothing but
 * their folders and the packages that only they depend on; else those of all.
 *
 * @param affected the sections that have to be deployed after it
 */
export function targetsToTest(
  change: Change | undefined,
  affected: string[],
  { sections, lockfile }: Repository,
): string[] {
  const all = targetsOf(sections);
  if (!change || change.files.length === 0) return all;
  const besides = change.files.filter((path) => path !== 'package-lock.json');
  const owners = new Set(besides.map((path) => sectionOf(path, sections)));
  const { lockfile: before = lockfile } = change;
  const shared = [before, lockfile].map((one) =>
    packagesBehind(foldersBesides(sections, one), one),
  );
  const isShared = (path: string) => shared.some((behind) => behind.has(path));
  if (owners.has(undefined) || changedPackages(before, lockfile).some(isShared)) return all;
  return sections.filter((section) => owners.has(section) || affected.includes(section));
}

/** The section whose folder a path is in, or whose browser tests' folder. */
function sectionOf(path: string, sections: string[]): string | undefined {
  const [, name] = /^(?:mf-|e2e\/)([^/]+)\//.exec(path) ?? [];
  return sections.find((section) => section === `mf-${name}`);
}

/** The folders of all other packages of the workspace, the root's '' among them. */
function foldersBesides(sections: string[], { packages }: Lockfile): string[] {
  const folders = Object.keys(packages).filter((path) => !/(^|\/)node_modules\//.test(path));
  return folders.filter((folder) => !sections.includes(folder));
}
