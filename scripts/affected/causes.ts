import type { Files } from '../../checks/repository.ts';
import { contractOf } from './contract.ts';
import { changedPackages, type Lockfile, packagesBehindBuilds } from './lockfile.ts';

/** The repository as it is now, as far as it decides what a change affects. */
export interface Repository {
  /** Their folders: 'mf-news'. */
  sections: string[];
  scripts: Files;
  lockfile: Lockfile;
}

/** What was changed since a commit. */
export interface Change {
  /** Paths from the repository's folder, with '/'. */
  files: string[];
  /** As it was, where it is changed. */
  lockfile?: Lockfile;
}

/** What no build contains. */
const UNBUILT = /\.test\.tsx?$|\.md$|(^|\/)test(ing)?\//;

/** What stands for a cause where nobody knows. */
const ANYTHING = '*';

/**
 * What is deployed by itself depends on some of the files and packages that a change is made of: none of them
 * where it is not affected.
 *
 * @returns a function of 'database', 'edge' or a section's folder, and of a change; undefined is one that nobody
 * knows
 */
export function causesIn({ sections, scripts, lockfile }: Repository) {
  const built = new Map([...scripts].filter(([path]) => !UNBUILT.test(path)));
  const contract = contractOf(sections, built);

  return (target: string, change: Change | undefined): string[] => {
    if (!change) return [ANYTHING];
    const files = change.files.filter((path) => !UNBUILT.test(path));
    const packages = change.lockfile ? packagesFor(target, change.lockfile) : [];
    return [...files.filter((path) => isFor(target, path)), ...packages];
  };

  function isFor(target: string, path: string): boolean {
    if (target === 'database') return path.startsWith('drizzle/');
    if (path === 'tsconfig.base.json') return true;
    if (target === 'edge') return /^((shell|worker|drizzle)\/|wrangler\.toml$)/.test(path);
    if (/^worker\/contract\/.*\.ts$/.test(path)) return contract.get(target)?.has(path) ?? true;
    return [target, 'shell/kit', 'worker/contract'].some((folder) => path.startsWith(`${folder}/`));
  }

  function packagesFor(target: string, before: Lockfile): string[] {
    if (target === 'database') return [];
    const folders = target === 'edge' ? ['shell', 'worker'] : [target];
    const behind = [before, lockfile].map((one) => packagesBehindBuilds(folders, one));
    return changedPackages(before, lockfile).filter((path) =>
      behind.some((packages) => packages.has(path)),
    );
  }
}
