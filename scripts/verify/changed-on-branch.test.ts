import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedOnBranch } from './changed-on-branch.ts';

const folder = mkdtempSync(join(tmpdir(), 'repository-'));
afterAll(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): void {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...who, ...args], { cwd: folder });
}
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
function commit(name: string): void {
  write(name, name);
  git('add', '.');
  git('commit', '--quiet', '--message', name);
}

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  write('.gitignore', 'ignored.ts');
  commit('first.ts');
  git('checkout', '--quiet', '-b', 'branch');
  commit('committed.ts');
  git('checkout', '--quiet', 'main');
  commit('on-main.ts');
});

const checkOut = (branch: string) => git('checkout', '--quiet', '--force', branch);

it('the changed files are those that the branch changed, committed or not, without main’s own', () => {
  checkOut('branch');
  for (const name of ['first.ts', 'new.ts', 'ignored.ts']) write(name, 'changed');
  expect(changedOnBranch(folder)).toEqual(['committed.ts', 'first.ts', 'new.ts']);
  git('clean', '--quiet', '--force');
});

it('the changed files on main are the unpushed ones', () => {
  checkOut('main');
  git('update-ref', '-d', 'refs/remotes/origin/main');
  expect(changedOnBranch(folder)).toEqual([]);
  git('update-ref', 'refs/remotes/origin/main', 'HEAD~1');
  expect(changedOnBranch(folder)).toEqual(['on-main.ts']);
});
