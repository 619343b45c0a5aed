import { spawnSync } from 'node:child_process';
import { root } from '../site/root.ts';
import type { Change } from './causes.ts';
import type { Lockfile } from './lockfile.ts';

const LOCKFILE = 'package-lock.json';

/**
 * What is different from a commit.
 *
 * @param repository the repository's folder
 * @returns undefined where there is no such commit here
 */
export function changeSince(commit: string, repository = root): Change | undefined {
  if (commit === '') return undefined;
  const args = ['--name-only', '-z', '--no-renames', '--end-of-options', commit, '--'];
  const files = git(['diff', ...args], repository)
    ?.split('\0')
    .filter(Boolean);
  if (!files?.includes(LOCKFILE)) return files && { files };
  const before = git(['show', `${commit}:${LOCKFILE}`], repository);
  return before === undefined ? undefined : { files, lockfile: JSON.parse(before) as Lockfile };
}

/**
 * The files that differ from the merge base with main (origin's, if there is one), committed or not, new files
 * included. On main without a remote these are the uncommitted ones.
 */
export function changedOnBranch(repository = root): string[] {
  const bases = ['origin/main', 'main'].map((main) =>
    git(['merge-base', 'HEAD', main], repository),
  );
  const base = bases.find((commit) => commit !== undefined)?.trim() ?? 'HEAD';
  const added = git(['ls-files', '--others', '--exclude-standard', '-z'], repository) ?? '';
  const changed = changeSince(base, repository)?.files ?? [];
  return [...changed, ...added.split('\0').filter(Boolean)];
}

/** Whether a commit was made after the current one, on top of it. */
export function isNewer(commit: string, repository = root): boolean {
  const current = git(['rev-parse', 'HEAD'], repository)?.trim();
  const isOnTop = git(['merge-base', '--is-ancestor', 'HEAD', commit], repository) !== undefined;
  return isOnTop && commit !== current;
}

/** What git prints; undefined where it fails. */
function git(args: string[], cwd: string): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}
