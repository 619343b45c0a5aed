import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { importCycles } from './import-cycles.ts';
import { importsOf } from './imports-of.ts';
import { readFiles } from './repository.ts';

/** Entries of the packages that others import by name. */
const PACKAGES: Record<string, string> = {
  '@desert/kit': 'shell/kit/index.ts',
  '@desert/kit/shell': 'shell/kit/shell.ts',
  '@desert/kit/forms': 'shell/kit/forms.ts',
};

/** What is older than this check: one cycle, of records, their kinds, moderation and the search index. */
const KNOWN = /^worker\/(moderation|records|search)\//;

it('finds the files that import each other, and no others', () => {
  const imports = new Map([
    ['a', ['b', 'e']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', ['e']],
    ['e', []],
  ]);
  expect(importCycles(imports)).toEqual([['a', 'b', 'c']]);
});

it('no files of the site import each other', () => {
  const files = [...readFiles('.ts', '.tsx')].filter(
    ([path]) => /^(shell|mf-|worker|drizzle)/.test(path) && !path.endsWith('.d.ts'),
  );
  const known = new Set(files.map(([path]) => path));
  const imports = new Map(
    files.map(([path, code]) => {
      const named = importsOf(path, code).map((name) => fileOf(path, name));
      return [path, named.filter((one) => known.has(one))];
    }),
  );
  expect(files.length).toBeGreaterThan(1000);
  const cycles = importCycles(imports);
  expect(cycles.filter((cycle) => !cycle.every((path) => KNOWN.test(path)))).toEqual([]);
});

function fileOf(path: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(path), name);
  return PACKAGES[name] ?? name.replace(/^@desert\/contract\/(.*)$/, 'worker/contract/$1.ts');
}
