import { posix } from 'node:path';

interface LockedPackage {
  version?: string;
  integrity?: string;
  /** A workspace, in the folder `resolved`. */
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Packages = Record<string, LockedPackage>;

/** Lists the workspaces, and '' for the repository's own tools. */
export function listWorkspaces(lockfile: string): string[] {
  return Object.keys(readPackages(lockfile)).filter((path) => !path.includes('node_modules'));
}

/** Lists the packages that a workspace needs, those of its packages included, each with its version and hash. */
export function listPackages(lockfile: string, workspace: string): string[] {
  const packages = readPackages(lockfile);
  const needed = new Map<string, string>();
  const visit = (path: string) => {
    const { link, resolved = '', ...locked } = packages[path] ?? {};
    if (link) return visit(resolved);
    if (needed.has(path)) return;
    needed.set(path, `${path} ${locked.version} ${locked.integrity}`);
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = locked;
    const named = [dependencies, devDependencies, optionalDependencies, peerDependencies];
    for (const name of named.flatMap((list) => Object.keys(list ?? {}))) {
      const foundPackage = findPackage(packages, path, name);
      if (foundPackage !== undefined) visit(foundPackage);
    }
  };
  visit(workspace);
  return [...needed.values()].toSorted();
}

/** Finds a package as Node does: in the nearest `node_modules` above. Optional ones may be missing. */
function findPackage(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder === '.' ? '' : posix.dirname(folder)) {
    const path = posix.join(folder === '.' ? '' : folder, 'node_modules', name);
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

const readPackages = (lockfile: string) =>
  (JSON.parse(lockfile) as { packages: Packages }).packages;
