import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';

/** A path of one machine, or the host of a package registry. */
const LOCAL =
  /(?<![\w.$}~*/-])\/(?:work|tmp|root|home\/\w+|Users\/\w+)\/\w|https?:\/\/[\w.-]*(?:registry|artifact|nexus|mirror)/;

it('no file in this repository contains a path of one machine or a package registry', () => {
  // Concatenated, or the check would find them in this file.
  for (const start of ["'/work", "'/tmp", "'/home/fan"]) expect(`${start}/site`).toMatch(LOCAL);
  expect(['https:/', 'registry.example'].join('/')).toMatch(LOCAL);
  for (const path of ["'./work/a.ts'", 'https://site.example/home/fan/a', "'dist/tmp/a'"])
    expect(path).not.toMatch(LOCAL);
  const lines = Array.from(readFiles(), ([path, text]) =>
    text.split('\n').flatMap((line, at) => (LOCAL.test(line) ? `${path}:${at + 1}` : [])),
  );
  expect(lines.flat()).toEqual([]);
});
