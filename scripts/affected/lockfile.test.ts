import { expect, it } from 'vitest';
import { changedPackages, packagesBehind, packagesBehindBuilds } from './lockfile.ts';

const lockfile = {
  packages: {
    '': { devDependencies: { tester: '1.0.0', wrangler: '1.0.0' } },
    'mf-news': { dependencies: { kit: '*' }, devDependencies: { builder: '1.0.0' } },
    'mf-store': { dependencies: { kit: '*', money: '1.0.0' } },
    'shell/kit': { dependencies: { parser: '1.0.0' }, devDependencies: { drawer: '1.0.0' } },
    'node_modules/kit': { link: true, resolved: 'shell/kit' },
    'node_modules/builder': { dependencies: { parser: '^2.0.0' } },
    'node_modules/builder/node_modules/parser': { version: '2.0.0', dependencies: { deep: '1' } },
    'node_modules/parser': {
      version: '1.0.0',
      peerDependencies: { 'peer-of-parser': '1', 'not-needed': '1' },
      peerDependenciesMeta: { 'not-needed': { optional: true } },
      optionalDependencies: { 'of-another-platform': '1' },
    },
    'node_modules/deep': {},
    'node_modules/drawer': {},
    'node_modules/money': { version: '1.0.0' },
    'node_modules/not-needed': {},
    'node_modules/peer-of-parser': {},
    'node_modules/tester': { dependencies: { money: '1.0.0' } },
    'node_modules/wrangler': { dependencies: { bundler: '1.0.0' } },
    'node_modules/bundler': {},
  },
};

it('finds what a package depends on, where Node finds it', () => {
  expect([...packagesBehind(['mf-news'], lockfile)].toSorted()).toEqual([
    'mf-news',
    'node_modules/builder',
    'node_modules/builder/node_modules/parser',
    'node_modules/deep',
    'node_modules/kit',
    'node_modules/parser',
    'node_modules/peer-of-parser',
    'shell/kit',
  ]);
});

it('builds with what the root deploys by, and without what it tests with', () => {
  const behind = packagesBehindBuilds(['mf-news'], lockfile);
  expect(behind).toContain('node_modules/bundler');
  expect(behind).not.toContain('node_modules/tester');
  expect(packagesBehind([''], lockfile)).toContain('node_modules/money');
});

it('finds what came, went and changed', () => {
  const { 'node_modules/deep': _, ...packages } = lockfile.packages;
  const now = {
    packages: { ...packages, 'node_modules/money': { version: '1.0.1' }, 'node_modules/new': {} },
  };
  expect(changedPackages(lockfile, now)).toEqual([
    'node_modules/deep',
    'node_modules/money',
    'node_modules/new',
  ]);
});
