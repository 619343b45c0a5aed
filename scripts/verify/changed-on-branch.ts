import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/root.ts';

export interface Branch {
  /** Files changed since the merge base with main, committed or not. Without a base, only uncommitted ones. */
  changed: string[];
  read: (path: string) => [before: string, after: string];
}

export function readBranch(repository = root): Branch {
  const git = (...args: string[]) => runGit(args, repository);
  const list = (...args: string[]) =>
    git(...args)
      ?.split('\n')
      .filter(Boolean) ?? [];
  const bases = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main)?.trim());
  const base = bases.find((commit) => commit !== undefined) ?? 'HEAD';
  return {
    changed: [
      ...list('diff', '--name-only', '--no-renames', base, '--'),
      ...list('ls-files', '--others', '--exclude-standard'),
    ],
    read: (path) => [
      git('show', `${base}:${path}`) ?? '',
      readFileSync(join(repository, path), 'utf8'),
    ],
  };
}

function runGit(args: string[], cwd: string): string | undefined {
  const options = { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], options);
  return status === 0 ? stdout : undefined;
}
