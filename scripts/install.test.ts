import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function lockfile(path: string, packages: object): void {
  writeFileSync(join(root, path), JSON.stringify({ packages }));
}

function wanted(packages: object): void {
  lockfile('package-lock.json', { '': { name: 'site' }, ...packages });
}

function installed(packages: object): void {
  lockfile('node_modules/.package-lock.json', packages);
}

const hono = { version: '4.0.0', integrity: 'sha512-a' };

it('takes what npm installed from this lockfile', () => {
  wanted({ 'node_modules/hono': hono });
  installed({ 'node_modules/hono': hono });
  expect(isInstalled(root)).toBe(true);
});

it('takes a package whose digest the lockfile does not know', () => {
  wanted({ 'node_modules/hono': { version: '4.0.0' } });
  installed({ 'node_modules/hono': hono });
  expect(isInstalled(root)).toBe(true);
});

it.each([
  ['another version', { 'node_modules/hono': { ...hono, version: '4.0.1' } }],
  ['other content', { 'node_modules/hono': { ...hono, integrity: 'sha512-b' } }],
  ['a missing package', {}],
])('notices %s', (_, packages) => {
  wanted({ 'node_modules/hono': hono });
  installed(packages);
  expect(isInstalled(root)).toBe(false);
});

it('does not miss an optional package, which another platform needs', () => {
  wanted({ 'node_modules/esbuild-darwin': { ...hono, optional: true } });
  installed({});
  expect(isInstalled(root)).toBe(true);
});

it('takes a package of the repository at any version', () => {
  wanted({ 'shell/kit': { version: '1.0.0' } });
  installed({ 'shell/kit': { version: '1.1.0' } });
  expect(isInstalled(root)).toBe(true);
});

it('notices that nothing was ever installed', () => {
  wanted({});
  expect(isInstalled(root)).toBe(false);
});

it("notices that the repository's Node is missing", () => {
  wanted({});
  installed({});
  rmSync(join(root, 'node_modules/node'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});
