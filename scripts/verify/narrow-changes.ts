import { listPackages, listWorkspaces } from '../lockfile.ts';

const LOCKFILE = 'package-lock.json';
const CONFIG = 'wrangler.toml';

/** The parts of wrangler.toml that a section adds. */
const OF_SECTIONS = /^\[\[(services|vars\.SECTIONS)\]\]\n(\w.*\n)+\n?/gm;

/** Narrows files that all workspaces share: to the workspaces with changed packages, to Home if there is a new section. */
export function narrowChanges(
  changed: string[],
  read: (path: string) => [before: string, after: string],
): string[] {
  return changed.flatMap((path) => {
    if (path === LOCKFILE) return listChangedWorkspaces(...read(path));
    if (path !== CONFIG) return path;
    const [before, after] = read(path).map((text) => text.replaceAll(OF_SECTIONS, '').trim());
    return before === after ? 'e2e/home/' : path;
  });
}

function listChangedWorkspaces(before: string, after: string): string[] {
  const differs = (workspace: string) =>
    listPackages(before, workspace).join() !== listPackages(after, workspace).join();
  const workspaces = listWorkspaces(after).filter(differs);
  return workspaces.map((workspace) => (workspace === '' ? LOCKFILE : `${workspace}/`));
}
