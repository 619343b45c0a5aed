import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFiles } from '../../checks/repository.ts';
import { root, sectionNames } from '../site/root.ts';
import type { Change } from './causes.ts';
import type { Lockfile } from './lockfile.ts';
import { OF_THE_SHELL, ownersOf, targetsOf, targetsToTest } from './tests.ts';

const sections = sectionNames().map((name) => `mf-${name}`);
const all = targetsOf(sections);
const files = [...readFiles('.test.ts', '.test.tsx').keys()].toSorted();

function testsOf(...targets: string[]) {
  const args = [join(root, 'scripts/tests-of.ts'), ...targets];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { paths: stdout.split('\n').filter(Boolean), stderr, status };
}

it.each([
  ['mf-news/src/post/PostPage.test.tsx', ['mf-news']],
  ['e2e/news/likes.test.ts', ['mf-news']],
  ['worker/api/news/routes.test.ts', ['edge']],
  ['shell/kit/scroll.test.ts', ['edge']],
  ['e2e/photos/order.test.ts', ['edge']],
  ['drizzle/setup.test.ts', ['database', 'edge']],
  ['checks/styles.test.ts', all],
  ['e2e/faults/faults.test.ts', all],
  ['e2e/versions/old-and-new.test.ts', all],
  ['e2e/nobody-knows/new.test.ts', all],
])('%s belongs to %j', (path, owners) => {
  expect(ownersOf(path, sections)).toEqual(owners);
});

it('gives no folder to the shell that is not there', () => {
  expect(OF_THE_SHELL.filter((folder) => !existsSync(join(root, 'e2e', folder)))).toEqual([]);
});

it('prints the tests of News, of the seam and of the rules, and none of other sections', () => {
  const { paths, status } = testsOf('mf-news');
  const own = files.filter((path) => path.startsWith('mf-news'));
  expect(paths).toEqual(expect.arrayContaining([...own, 'checks/import-rule.test.ts']));
  expect(paths.some((path) => path.startsWith('e2e/faults/'))).toBe(true);
  const others = /store|history|memories|^(shell|worker)\//;
  expect(paths.filter((path) => others.test(path))).toEqual([]);
  expect(status).toBe(0);
});

it('leaves no test out', () => {
  expect(files.length).toBeGreaterThan(250);
  const ofRelease = (path: string) => path.includes('.release.test.');
  expect(testsOf(...all).paths).toEqual(files.filter((path) => !ofRelease(path)));
});

it.each([[[]], [['mf-newz']]])('prints no tests of %j: npm test would run all', (targets) => {
  const { stderr, status } = testsOf(...targets);
  expect(stderr).toContain('Of database, edge, mf-');
  expect(status).toBe(1);
});

const LOCKFILE = 'package-lock.json';
const lockfile: Lockfile = {
  packages: {
    '': { devDependencies: { tester: '1' } },
    'mf-news': { dependencies: { quotes: '1' } },
    'node_modules/quotes': {},
    'node_modules/tester': {},
  },
};
const without = (path: string): Lockfile => ({
  packages: { ...lockfile.packages, [path]: { version: '0' } },
});

it.each<[string, Change | undefined, string[]]>([
  ['a section', { files: ['mf-news/src/posts.ts', 'e2e/news/likes.test.ts'] }, ['mf-news']],
  ['two sections', { files: ['mf-news/a.ts', 'e2e/store/item.ts'] }, ['mf-news', 'mf-store']],
  ['a section and the shell', { files: ['mf-news/src/posts.ts', 'shell/src/App.tsx'] }, all],
  ['what all tests use', { files: ['e2e/visit.ts'] }, all],
  ['documents', { files: ['docs/deploying.md'] }, all],
  ['nothing', { files: [] }, all],
  ['what nobody knows', undefined, all],
  ['a library of a section', { files: [LOCKFILE], lockfile: without('mf-news') }, ['mf-news']],
  ['a test tool', { files: [LOCKFILE], lockfile: without('node_modules/tester') }, all],
])('tests of a change of %s', (_, change, expected) => {
  const affected = change?.lockfile ? ['mf-news'] : [];
  const repository = { sections, scripts: new Map(), lockfile };
  expect(targetsToTest(change, affected, repository)).toEqual(expected);
});
