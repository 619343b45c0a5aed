import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFiles } from '../checks/repository.ts';
import { affectedBy } from './affected.ts';
import { causesIn, type Change } from './affected/causes.ts';
import type { Lockfile } from './affected/lockfile.ts';
import { targetsOf } from './affected/tests.ts';
import { root, sectionNames } from './site/root.ts';

const sections = sectionNames().map((name) => `mf-${name}`);
const all = targetsOf(sections);
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const causesOf = causesIn({ sections, scripts: readFiles('.ts', '.tsx'), lockfile });

/** Milliseconds: a process is started, and the repository read. */
const timeout = 30_000;

it('is everything where nobody knows what changed', () => {
  const changes = new Map(all.map((target) => [target, [undefined]]));
  expect(affectedBy(changes, causesOf)).toEqual({
    targets: all,
    sections,
    afterEdge: sections,
    atOnce: [],
  });
});

const CHANGES: Record<string, Change | undefined> = {
  kit: { files: ['shell/kit/Link.tsx'] },
  news: { files: ['mf-news/src/posts.ts'] },
  shell: { files: ['shell/src/App.tsx', 'mf-news/src/posts.ts'] },
  // It was never deployed.
  never: undefined,
};

it.each([
  ['kit', 'kit', true],
  ['kit news', 'kit news', true],
  ['never', 'kit', true],
  ['kit', 'never', true],
  ['', 'kit', false],
  ['kit', 'news', false],
  ['shell', 'shell', false],
  ['never', 'news', false],
  ['shell', 'never', false],
])('where the edge lacks "%s", and News "%s", News waits for the edge: %s', (edge, news, waits) => {
  const changesIn = (names: string) => (names.match(/\w+/g) ?? []).map((name) => CHANGES[name]);
  const changes = Object.entries({ edge: changesIn(edge), 'mf-news': changesIn(news) });
  const { afterEdge, atOnce } = affectedBy(new Map(changes), causesOf);
  expect(waits ? afterEdge : atOnce).toEqual(['mf-news']);
  expect(waits ? atOnce : afterEdge).toEqual([]);
});

it.each([[], ['--', '--version']])(
  'tells a workflow to deploy and to test everything since %j, which is no commit',
  { timeout },
  (...args) => {
    const script = join(root, 'scripts/affected.ts');
    const { status, stdout } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
    expect(Object.fromEntries(stdout.split('\n').map((line) => line.split('=')))).toMatchObject({
      targets: JSON.stringify(all),
      sections: JSON.stringify(sections),
      tests: JSON.stringify(all),
    });
    expect(status).toBe(0);
  },
);

/** Which targets a change affects. */
function targetsOfChange(change: Change): string[] {
  return all.filter((target) => causesOf(target, change).length > 0);
}

it.each([
  ['a section', ['mf-news/src/posts.ts'], ['mf-news']],
  ['two sections', ['mf-news/a.ts', 'mf-store/b.css'], ['mf-news', 'mf-store']],
  ['the shell', ['shell/src/App.tsx'], ['edge']],
  ['the Worker', ['worker/edge.ts'], ['edge']],
  ["the edge's configuration", ['wrangler.toml'], ['edge']],
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
  expect(targetsOfChange({ files })).toEqual(expected);
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
  expect(targetsOfChange({ files: [path] })).toEqual([]);
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
  expect(targetsOfChange({ files: ['package-lock.json'], lockfile: before })).toEqual(expected);
});

it('finds what a section built on before it was given what the others have', () => {
  const own = { 'mf-news/node_modules/wouter': { version: '1.0.0' } };
  const before = { packages: { ...lockfile.packages, ...own } };
  expect(targetsOfChange({ files: ['package-lock.json'], lockfile: before })).toEqual(['mf-news']);
});
