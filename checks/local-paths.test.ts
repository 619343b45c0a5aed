import { expect, it } from 'vitest';
import { localPaths } from './local-paths.ts';
import { readFiles } from './repository.ts';

// Concatenated, or the check would find them in this file.
it.each([
  ['/work', '/main', 'a path of one machine'],
  ['/tmp', '/site', 'a path of one machine'],
  ['/home/fan', '/site', 'a path of one machine'],
  ['/Users/fan', '/site', 'a path of one machine'],
  ['https://reg', 'istry.packages.example', 'a package registry'],
  ['http://npm-mir', 'ror.example', 'a package registry'],
])('the check finds the local path %s%s', (start, rest, what) => {
  const files = new Map([['a.ts', `\nconst a = '${start}${rest}';`]]);
  expect(localPaths(files)).toEqual([`a.ts:2 names ${what}`]);
});

it('this repository contains no local path', () => {
  const harmless = ["'./work/a.ts'", 'https://site.example/home/fan/a', "'dist/tmp/a'"];
  expect(localPaths(new Map([['a.ts', harmless.join('\n')]]))).toEqual([]);
  const files = readFiles();
  expect(files.has('.ci/run')).toBe(true);
  expect(localPaths(files)).toEqual([]);
});
