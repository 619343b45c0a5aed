import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingPackages } from './install.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: object): void {
  writeFileSync(join(root, path), JSON.stringify(content));
}

function wanted(packages: object): void {
  write('package-lock.json', { packages: { '': { name: 'site' }, ...packages } });
}

function installed(packages: object): void {
  write('node_modules/.package-lock.json', { packages });
}

const hono = { version: '4.0.0', integrity: 'sha512-a' };

it('takes what npm installed from this lockfile', () => {
  wanted({ 'node_modules/hono': hono });
  installed({ 'node_modules/hono': hono });
  expect(missingPackages(root)).toEqual([]);
});

it('takes a package whose digest the lockfile does not know', () => {
  wanted({ 'node_modules/hono': { version: '4.0.0' } });
  installed({ 'node_modules/hono': hono });
  expect(missingPackages(root)).toEqual([]);
});

it.each([
  ['another version', { 'node_modules/hono': { ...hono, version: '4.0.1' } }],
  ['other content', { 'node_modules/hono': { ...hono, integrity: 'sha512-b' } }],
  ['a missing package', {}],
])('notices %s', (_, packages) => {
  wanted({ 'node_modules/hono': hono });
  installed(packages);
  expect(missingPackages(root)).toEqual(['hono']);
});

it('does not miss an optional package, which another platform needs', () => {
  wanted({ 'node_modules/esbuild-darwin': { ...hono, optional: true } });
  installed({});
  expect(missingPackages(root)).toEqual([]);
});

it('takes a package of the repository at any version', () => {
  wanted({ 'shell/kit': { version: '1.0.0' } });
  installed({ 'shell/kit': { version: '1.1.0' } });
  expect(missingPackages(root)).toEqual([]);
});

it('notices that nothing was ever installed', () => {
  wanted({ 'node_modules/hono': hono });
  expect(missingPackages(root)).toEqual(['hono']);
});

it("notices that the repository's Node is missing", () => {
  wanted({});
  installed({});
  rmSync(join(root, 'node_modules/node'), { recursive: true });
  expect(missingPackages(root)).toEqual(['node']);
});

/** Milliseconds: npm takes seconds on a small machine. */
const timeout = 60_000;

describe('installIfStale', { timeout }, () => {
  const module = pathToFileURL(join(import.meta.dirname, 'install.mjs')).href;
  const script = `import { installIfStale } from '${module}'; installIfStale(process.argv[1])`;

  /** Installs with npm a package that is needed for development, whose script makes what it is for. */
  function install(installScript: string, environment: NodeJS.ProcessEnv = {}) {
    rmSync(join(root, 'node_modules'), { recursive: true });
    const devDependencies = { node: 'file:own' };
    write('package.json', { name: 'site', devDependencies });
    mkdirSync(join(root, 'own'));
    write('own/package.json', {
      name: 'node',
      version: '1.0.0',
      scripts: { install: installScript },
    });
    write('package-lock.json', {
      name: 'site',
      lockfileVersion: 3,
      packages: {
        '': { name: 'site', devDependencies },
        own: { name: 'node', version: '1.0.0', dev: true, hasInstallScript: true },
        'node_modules/node': { resolved: 'own', link: true },
      },
    });
    const args = ['--input-type=module', '-e', script, root];
    const env = { ...process.env, ...environment };
    return spawnSync(process.execPath, args, { encoding: 'utf8', env });
  }

  it.each([
    { NPM_CONFIG_IGNORE_SCRIPTS: 'true' },
    { NPM_CONFIG_OMIT: 'dev' },
    { NODE_ENV: 'production' },
  ])('installs all of it where npm is set to leave something out: %j', (environment) => {
    const { status, stderr } = install('mkdir bin', environment);
    expect(stderr).not.toContain('failed');
    expect(status).toBe(0);
    expect(missingPackages(root)).toEqual([]);
  });

  it('says what npm left out without a word', () => {
    const { status, stderr } = install('echo done');
    expect(stderr).toContain('The installation failed: npm left out node.');
    expect(status).toBe(1);
  });

  it('shows what npm says when it fails', () => {
    const { status, stderr } = install('echo no disk space >&2 && exit 1');
    expect(stderr).toMatch(/no disk space[^]*The installation failed: npm says why above\./);
    expect(status).toBe(1);
  });
});
