import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';

const root = join(import.meta.dirname, '..');
const files = readFiles();
const lines = (files.get('.github/CODEOWNERS') ?? '')
  .split('\n')
  .filter((line) => /^[^#]/.test(line))
  .map((line) => line.trim().split(/\s+/));
const ownerOf = new Map(lines.map(([path = '', ...owners]) => [path, owners.join(' ')]));

it('each line of CODEOWNERS has one owner and an existing folder', () => {
  expect([...ownerOf.values()].filter((owner) => !/^@[\w-]+\/[\w-]+$/.test(owner))).toEqual([]);
  const [everything, ...folders] = ownerOf.keys();
  expect(everything).toBe('*');
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

it('CODEOWNERS has a line for each folder of the repository', () => {
  const folders = new Set([...files.keys()].filter((path) => path.includes('/')).map(firstPart));
  expect(folders.size).toBeGreaterThan(10);
  expect([...folders].filter((folder) => !ownerOf.has(`/${folder}/`))).toEqual([]);
});

it('the browser tests of a section belong to its owner alone', () => {
  const sections = [...ownerOf.keys()].filter((path) => path.startsWith('/mf-'));
  const tests = sections
    .map((path) => path.replace('mf-', 'e2e/'))
    .filter((path) => existsSync(join(root, path)));
  expect(tests.length).toBeGreaterThan(3);
  for (const path of tests) {
    expect(ownerOf.get(path)).toBe(ownerOf.get(path.replace('e2e/', 'mf-')));
  }
  expect(new Set(sections.map((path) => ownerOf.get(path))).size).toBe(sections.length);
});

it('the shell owns what all sections are built on', () => {
  const places = ['/shell/', '/shell/kit/', '/drizzle/'].map((path) => ownerOf.get(path));
  expect(new Set(places).size).toBe(3);
  expect(ownerOf.get('/worker/contract/')).toBe(ownerOf.get('/shell/kit/'));
});

function firstPart(path: string): string {
  return path.slice(0, path.indexOf('/'));
}
