import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { affectedBy } from './affected.ts';
import { root, sectionNames } from './site/root.ts';

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
  expect(affectedBy(changed, sections)).toEqual(expected);
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
  expect(affectedBy([path], sections)).toEqual(nothing);
});

it('is everything where nobody knows what changed', () => {
  expect(affectedBy(undefined, sections)).toEqual({ edge: true, sections, migrations: true });
});

it.each(['', 'no-such-commit', '0000000000000000000000000000000000000000', '--version'])(
  'tells a workflow to deploy everything since %j',
  (base) => {
    const script = join(root, 'scripts/affected.ts');
    const { status, stdout } = spawnSync(process.execPath, [script, base], { encoding: 'utf8' });
    const sections = JSON.stringify(sectionNames().map((name) => `mf-${name}`));
    expect(stdout).toBe(`edge=true\nsections=${sections}\nmigrations=true\n`);
    expect(status).toBe(0);
  },
);
