/// <reference types="node" />

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { KIT_VERSION, Link } from '@desert/kit';
import { createInstance } from '@module-federation/runtime';
import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadExposed } from './federation.ts';

/** What it exposes is what it finds in the modules that the shell shares. */
const SECTION = `
  import { KIT_VERSION, Link as Way } from '@desert/kit';
  import * as react from 'react';
  export const found = { version: KIT_VERSION, link: Way, useState: react.useState };`;

const BUILD = `
  import { sectionConfig } from '@desert/kit/build';
  import { build } from 'vite';
  await build({ configFile: false, logLevel: 'warn', ...sectionConfig(process.argv[1]) });`;

let folder: string;
let entry: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'section-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/section.ts'), SECTION);
  // In a process of its own: a bundler does not run in the sandbox of a test.
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', BUILD, folder]);
  entry = pathToFileURL(join(folder, 'dist/browser/remoteEntry.js')).href;
});
afterAll(() => rm(folder, { recursive: true }));

it('gives a section the modules of the shell', async () => {
  const section = await loadExposed<{ found: object }>('things', entry, 'section');
  expect(section.found).toEqual({ version: KIT_VERSION, link: Link, useState });
});

it('rejects where a section does not expose what is asked for', async () => {
  await expect(loadExposed('others', entry, 'settings')).rejects.toThrow(/settings/);
});

it('does not run in a host that does not share what it needs', async () => {
  const remotes = [{ name: 'things', entry, type: 'module' as const }];
  const bare = createInstance({ name: 'bare', remotes });
  await expect(bare.loadRemote('things/section')).rejects.toThrow('The host does not share react');
});
