import { spawnSync } from 'node:child_process';
import { root } from '../site/root.ts';

/** Files changed since the merge base with main, committed or not. Without a base, only uncommitted ones. */
export function changedOnBranch(repository = root): string[] {
  const git = (...args: string[]) => linesOf(args, repository);
  const bases = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main)?.[0]);
  const base = bases.find((commit) => commit !== undefined) ?? 'HEAD';
  const changed = git('diff', '--name-only', '--no-renames', base, '--');
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...(changed ?? []), ...(added ?? [])];
}

function linesOf(args: string[], cwd: string): string[] | undefined {
  const options = { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], options);
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}
