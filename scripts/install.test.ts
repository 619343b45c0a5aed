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

const HONO = 'node_modules/hono';

it.each([
  ['as npm installed it', { [HONO]: hono }, { [HONO]: hono }, []],
  ['whose digest the lockfile lacks', { [HONO]: { version: '4.0.0' } }, { [HONO]: hono }, []],
  ['at another version', { [HONO]: hono }, { [HONO]: { ...hono, version: '4.0.1' } }, ['hono']],
  ['of other content', { [HONO]: hono }, { [HONO]: { ...hono, integrity: 'other' } }, ['hono']],
  ['that is missing', { [HONO]: hono }, {}, ['hono']],
  ['for another platform', { 'node_modules/darwin': { ...hono, optional: true } }, {}, []],
  ['of the repository', { 'shell/kit': hono }, { 'shell/kit': { version: '4.1.0' } }, []],
])('the bootstrap checks a package %s', (_, asked, found, missing) => {
  wanted(asked);
  installed(found);
  expect(missingPackages(root)).toEqual(missing);
});

it('the bootstrap notices missing packages', () => {
  wanted({ [HONO]: hono });
  expect(missingPackages(root)).toEqual(['hono']);
});

it('the bootstrap notices that the repository’s Node is missing', () => {
  wanted({});
  installed({});
  rmSync(join(root, 'node_modules/node'), { recursive: true });
  expect(missingPackages(root)).toEqual(['node']);
});

describe('installIfStale', () => {
  const module = pathToFileURL(join(import.meta.dirname, 'install.mjs')).href;
  const script = `import { installIfStale } from '${module}'; installIfStale(process.argv[1])`;

  /** Sets up a development dependency with an install script, and runs the bootstrap. */
  function install(installScript: string, environment: NodeJS.ProcessEnv = {}) {
    rmSync(join(root, 'node_modules'), { recursive: true });
    const devDependencies = { node: 'file:own' };
    write('package.json', { name: 'site', devDependencies });
    mkdirSync(join(root, 'own'));
    const scripts = { install: installScript };
    write('own/package.json', { name: 'node', version: '1.0.0', scripts });
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

  it('the bootstrap installs all packages even if npm is set to omit some', () => {
    const settings = { NPM_CONFIG_IGNORE_SCRIPTS: 'true', NPM_CONFIG_OMIT: 'dev optional' };
    const environment = { ...settings, NODE_ENV: 'production' };
    const { status, stderr } = install('mkdir bin', environment);
    expect(stderr).not.toContain('failed');
    expect(status).toBe(0);
    expect(missingPackages(root)).toEqual([]);
  });

  it('the bootstrap reports packages that npm silently omitted', () => {
    const { status, stderr } = install('echo done');
    expect(stderr).toContain('The installation failed: npm left out node.');
    expect(status).toBe(1);
  });

  it('the bootstrap shows npm’s error', () => {
    const { status, stderr } = install('echo no disk space >&2 && exit 1');
    expect(stderr).toMatch(/no disk space[^]*The installation failed: npm says why above\./);
    expect(status).toBe(1);
  });
});
