import { describe, expect, it } from 'vitest';
import { lockfileProblems, otherInstallScripts, unpinnedVersions } from './packages.ts';
import { readFiles } from './repository.ts';

function manifest(dependencies: Record<string, string>) {
  return new Map([
    ['package.json', JSON.stringify({ name: 'site', devDependencies: dependencies })],
    ['shell/kit/package.json', JSON.stringify({ name: '@desert/kit' })],
  ]);
}

function lockfile(packages: object): string {
  return JSON.stringify({ packages });
}

it('every version is exact, except those of workspace packages', () => {
  const loose = ['^4.0.0', '~4.0.0', '4', '4.x', '>=4.0.0', 'latest', '*', 'git+ssh://a/b'];
  for (const version of loose) {
    const problem = `package.json asks for hono ${version}`;
    expect(unpinnedVersions(manifest({ hono: version }))).toEqual([problem]);
  }
  const exact = { hono: '4.13.19', next: '5.0.0-beta.1', '@desert/kit': '*' };
  expect(unpinnedVersions(manifest(exact))).toEqual([]);
  expect(unpinnedVersions(manifest({ '@desert/kit': '1.0.0' }))).toHaveLength(1);
  expect(unpinnedVersions(readFiles('package.json'))).toEqual([]);
});

describe('lockfileProblems', () => {
  it('the package check finds an address, but accepts a link to a workspace package', () => {
    const packages = { 'node_modules/hono': { resolved: 'https://packages.example/hono.tgz' } };
    expect(lockfileProblems(lockfile(packages), new Map())).toHaveLength(1);
    const linked = { 'node_modules/@desert/kit': { resolved: 'shell/kit', link: true } };
    expect(lockfileProblems(lockfile(linked), manifest({}))).toEqual([]);
  });

  it('the package check finds a dependency that was never installed', () => {
    const packages = { '': { devDependencies: { hono: '4.0.0' } } };
    expect(lockfileProblems(lockfile(packages), manifest({ hono: '4.0.1' }))).toEqual([
      'package.json asks for hono 4.0.1, the lockfile does not',
    ]);
  });

  it('the package check finds a package of ours at another version', () => {
    const text = JSON.stringify({ name: '@desert/kit', version: '1.1.0' });
    const kit = new Map([['shell/kit/package.json', text]]);
    expect(lockfileProblems(lockfile({ 'shell/kit': { version: '1.0.0' } }), kit)).toEqual([
      'shell/kit/package.json is at 1.1.0, the lockfile at 1.0.0',
    ]);
    expect(lockfileProblems(lockfile({ 'shell/kit': { version: '1.1.0' } }), kit)).toEqual([]);
  });

  it('the package check finds a missing binary in every place', () => {
    const tool = { optionalDependencies: { '@tool/darwin-arm64': '1.0.0' } };
    const missing = /^node_modules\/.*tool has no @tool\/darwin-arm64 in the lockfile/;
    for (const path of ['node_modules/tool', 'node_modules/wrangler/node_modules/tool']) {
      expect(lockfileProblems(lockfile({ [path]: tool }), new Map())).toEqual([
        expect.stringMatching(missing),
      ]);
    }
  });

  it('the package check finds nothing in this repository', () => {
    const [text = ''] = readFiles('package-lock.json').values();
    // The benchmark installs other frameworks outside of the repository, without a lockfile.
    const workspaces = [...readFiles('package.json')].filter(
      ([path]) => !path.startsWith('bench/against/'),
    );
    expect(lockfileProblems(text, new Map(workspaces))).toEqual([]);
  });
});

it('only packages that allowScripts allows have an install script', () => {
  const packages = {
    'node_modules/tool/node_modules/esbuild': { hasInstallScript: true },
    'node_modules/@fan/puck': { hasInstallScript: true },
    'node_modules/hono': {},
  };
  const allowing = JSON.stringify({ allowScripts: { esbuild: true, '@fan/puck': false } });
  expect(otherInstallScripts(lockfile(packages), allowing)).toEqual(['@fan/puck']);
  const [text = ''] = readFiles('package-lock.json').values();
  expect(otherInstallScripts(text, readFiles('package.json').get('package.json')!)).toEqual([]);
});
