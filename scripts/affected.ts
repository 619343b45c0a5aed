/**
 * Says what has to be deployed after the commits since `base`, as outputs of a GitHub step:
 *
 *     node scripts/affected.ts <base> >> "$GITHUB_OUTPUT"
 *
 * Everything, where there is no such commit.
 */
import { spawnSync } from 'node:child_process';
import { root, sectionNames } from './site/root.ts';

export interface Affected {
  edge: boolean;
  /** Folders: 'mf-news'. */
  sections: string[];
  /** Whether there are migrations that the database may not have. */
  migrations: boolean;
}

/** What no build contains. */
const UNBUILT = /\.test\.tsx?$|\.md$|(^|\/)test\//;

/** Every build depends on these. */
const EVERYWHERE = /^(package-lock\.json|tsconfig\.base\.json)$/;

/** What a section and the edge are built from besides: who may import whom is a rule of `checks/`. */
const OF_A_SECTION = /^(shell\/kit|worker\/contract)\//;
const OF_THE_EDGE = /^((shell|worker|drizzle)\/|wrangler\.toml$)/;

/**
 * What has to be deployed after files were changed.
 *
 * @param changed Paths from the repository's folder, with '/'; undefined where nobody knows.
 * @param sections The folders of all sections.
 */
export function affectedBy(changed: string[] | undefined, sections: string[]): Affected {
  const built = changed?.filter((path) => !UNBUILT.test(path));
  if (!built || built.some((path) => EVERYWHERE.test(path))) {
    return { edge: true, sections, migrations: true };
  }
  const isForEach = built.some((path) => OF_A_SECTION.test(path));
  return {
    edge: built.some((path) => OF_THE_EDGE.test(path)),
    sections: sections.filter(
      (folder) => isForEach || built.some((path) => path.startsWith(`${folder}/`)),
    ),
    migrations: built.some((path) => path.startsWith('drizzle/')),
  };
}

if (import.meta.main) {
  const changed = changedSince(process.argv[2] ?? '');
  const sections = sectionNames().map((name) => `mf-${name}`);
  for (const [name, value] of Object.entries(affectedBy(changed, sections))) {
    console.log(`${name}=${JSON.stringify(value)}`);
  }
}

/** The paths that differ from a commit; undefined where there is no such commit. */
function changedSince(commit: string): string[] | undefined {
  const args = ['diff', '--name-only', '-z', '--no-renames', '--end-of-options', commit, '--'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 && commit !== '' ? stdout.split('\0').filter(Boolean) : undefined;
}
