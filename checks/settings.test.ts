/** Settings that every part of the repository needs. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';

it('every clone has the same line endings, whatever its git settings are', () => {
  const cwd = join(import.meta.dirname, '..');
  const { stdout } = spawnSync('git', ['ls-files', '--eol'], { cwd, encoding: 'utf8' });
  const files = stdout.split('\n').filter(Boolean);
  expect(files.length).toBeGreaterThan(0);
  const same = /^i\/(lf|none)\s.*\sattr\/text=auto eol=lf\s|^i\/-text\s.*\sattr\/-text\s/;
  expect(files.filter((line) => !same.test(line))).toEqual([]);
});

it('each section limits the CPU time of a request to 500 ms at most', () => {
  const sections = readFiles('/wrangler.toml');
  expect(sections.size).toBeGreaterThan(3);
  const isBound = (config: string) => /^\[limits\]\ncpu_ms = ([1-4]\d\d|500)$/m.test(config);
  expect([...sections].flatMap(([path, config]) => (isBound(config) ? [] : path))).toEqual([]);
});
