import { expect, it } from 'vitest';
import { root, sectionNames } from '../site/root.ts';
import { affectedBy } from './deployables.ts';
import { readWorkspace } from './workspace.ts';

const workspace = readWorkspace(root);
const sections = sectionNames().map((name) => `mf-${name}`);
const nothing = { edge: false, sections: [], migrations: false };

it.each([
  ['a section', ['mf-news/src/posts.ts'], { ...nothing, sections: ['mf-news'] }],
  ['the shell', ['shell/src/App.tsx'], { ...nothing, edge: true }],
  ['the Worker', ['worker/edge.ts'], { ...nothing, edge: true }],
  ["the edge's configuration", ['wrangler.toml'], { ...nothing, edge: true }],
  ['the schema', ['drizzle/schema/news.ts'], { ...nothing, edge: true, migrations: true }],
  ['the kit', ['shell/kit/Link.tsx'], { ...nothing, edge: true, sections }],
  ['the contract', ['worker/contract/news.ts'], { ...nothing, edge: true, sections }],
  ['a library', ['package-lock.json'], { edge: true, sections, migrations: true }],
  [
    'two sections',
    ['mf-news/a.ts', 'mf-store/b.ts'],
    { ...nothing, sections: ['mf-news', 'mf-store'] },
  ],
])('%s', (_, changed, expected) => {
  expect(affectedBy(changed, workspace)).toEqual(expected);
});

it.each([
  'README.md',
  'docs/deploying.md',
  'e2e/visit.ts',
  'scripts/deploy.ts',
  'mf-news/src/post/PostPage.test.tsx',
  'worker/test/visit.ts',
  'mf-newsletter.txt',
])('%s is in no build', (path) => {
  expect(affectedBy([path], workspace)).toEqual(nothing);
});

it('is everything where nobody knows what changed', () => {
  expect(affectedBy(undefined, workspace)).toEqual({ edge: true, sections, migrations: true });
});

it('follows dependencies of dependencies, also in a circle', () => {
  const chain = new Map([
    ['mf-a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
    ['worker', []],
  ]);
  expect(affectedBy(['c/x.ts'], chain).sections).toEqual(['mf-a']);
});
