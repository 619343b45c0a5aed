import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFiles } from '../../checks/repository.ts';
import { root, sectionNames } from '../site/root.ts';
import { causesIn, type Change } from './causes.ts';
import type { Lockfile } from './lockfile.ts';
import { targetsOf } from './tests.ts';

const sections = sectionNames().map((name) => `mf-${name}`);
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const causesOf = causesIn({ sections, scripts: readFiles('.ts', '.tsx'), lockfile });

/** Which targets a change affects. */
function affectedBy(change: Change): string[] {
  return targetsOf(sections).filter((target) => causesOf(target, change).length > 0);
}

it.each([
  ['a section', ['mf-news/src/posts.ts'], ['mf-news']],
  ['two sections', ['mf-news/a.ts', 'mf-store/b.css'], ['mf-news', 'mf-store']],
  ['the shell', ['shell/src/App.tsx'], ['edge']],
  ['the Worker', ['worker/edge.ts'], ['edge']],
  ['the schema', ['drizzle/schema/news.ts'], ['database', 'edge']],
  ['the kit', ['shell/kit/Link.tsx'], ['edge', ...sections]],
  ["the contract's part of a section", ['worker/contract/item-facts.ts'], ['edge', 'mf-store']],
  ['what such a part imports', ['worker/contract/price.ts'], ['edge', 'mf-store']],
  ['what two of them import', ['worker/contract/stories.ts'], ['edge', 'mf-memories', 'mf-news']],
  ['what only the edge imports', ['worker/contract/list-query.ts'], ['edge']],
  ["the contract's part of the kit", ['worker/contract/routes.ts'], ['edge', ...sections]],
  ['the exports of the contract', ['worker/contract/package.json'], ['edge', ...sections]],
  ['how scripts are built', ['tsconfig.base.json'], ['edge', ...sections]],
])('%s', (_, files, expected) => {
  expect(affectedBy({ files })).toEqual(expected);
});

it.each([
  'README.md',
  'docs/deploying.md',
  'e2e/visit.ts',
  'scripts/deploy.ts',
  'mf-news/src/post/PostPage.test.tsx',
  'worker/test/visit.ts',
  'shell/kit/testing/siteWith.ts',
  'mf-newsletter.txt',
])('%s is in no build', (path) => {
  expect(affectedBy({ files: [path] })).toEqual([]);
});

it.each([
  ['react', ['edge', ...sections]],
  ['rolldown', ['edge', ...sections]],
  ['wrangler', ['edge', ...sections]],
  ['hono', ['edge']],
  ['vitest', []],
  ['@types/react', []],
])('%s in another version', (name, expected) => {
  const path = `node_modules/${name}`;
  const before = { packages: { ...lockfile.packages, [path]: {} } };
  expect(lockfile.packages).toHaveProperty([path]);
  expect(affectedBy({ files: ['package-lock.json'], lockfile: before })).toEqual(expected);
});

it('finds what a section built on before it was given what the others have', () => {
  const own = { 'mf-news/node_modules/wouter': { version: '1.0.0' } };
  const before = { packages: { ...lockfile.packages, ...own } };
  expect(affectedBy({ files: ['package-lock.json'], lockfile: before })).toEqual(['mf-news']);
});
