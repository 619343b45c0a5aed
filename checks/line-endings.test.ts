import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('has the same line endings in every clone, whatever its git is set to', () => {
  const { stdout } = spawnSync('git', ['ls-files', '--eol'], { cwd: root, encoding: 'utf8' });
  const files = stdout.split('\n').filter(Boolean);
  expect(files.length).toBeGreaterThan(0);
  const same = /^i\/(lf|none)\s.*\sattr\/text=auto eol=lf\s|^i\/-text\s.*\sattr\/-text\s/;
  expect(files.filter((line) => !same.test(line))).toEqual([]);
});
