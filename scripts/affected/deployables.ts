import type { Workspace } from './workspace.ts';

export interface Affected {
  edge: boolean;
  /** Folders: 'mf-news'. */
  sections: string[];
  /** Whether there are migrations that the database may not have. */
  migrations: boolean;
}

/** Every build depends on these. */
const EVERYWHERE = new Set(['package-lock.json', 'tsconfig.base.json']);

/** What no build contains. */
const UNBUILT = /\.test\.tsx?$|\.md$|(^|\/)test\//;

/** The Worker of the edge contains the shell, which it imports as it is built. */
const EDGE = ['worker', 'shell'];

/**
 * What has to be deployed after files were changed.
 *
 * @param changed Paths from the repository's folder, with '/'; undefined where nobody knows.
 */
export function affectedBy(changed: string[] | undefined, workspace: Workspace): Affected {
  const sections = [...workspace.keys()].filter((folder) => folder.startsWith('mf-')).toSorted();
  const built = changed?.filter((path) => !UNBUILT.test(path));
  if (!built || built.some((path) => EVERYWHERE.has(path))) {
    return { edge: true, sections, migrations: true };
  }
  const owners = new Set(built.map((path) => ownerOf(path, workspace)));
  const isAffected = (folders: string[]) =>
    [...reachableFrom(folders, workspace)].some((folder) => owners.has(folder));
  return {
    edge: built.includes('wrangler.toml') || isAffected(EDGE),
    sections: sections.filter((folder) => isAffected([folder])),
    migrations: built.some((path) => path.startsWith('drizzle/')),
  };
}

/** The innermost package a file belongs to. */
function ownerOf(path: string, workspace: Workspace): string | undefined {
  const holding = [...workspace.keys()].filter((folder) => path.startsWith(`${folder}/`));
  return holding.toSorted((one, other) => other.length - one.length)[0];
}

/** Packages with all that they depend on, directly or not. */
function reachableFrom(folders: string[], workspace: Workspace): Set<string> {
  const reached = new Set(folders);
  // A set hands out what is added while it is walked.
  for (const folder of reached) for (const next of workspace.get(folder) ?? []) reached.add(next);
  return reached;
}
