import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineBrowserBuild } from './common.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'section-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the build keeps an unused import of a whole module, without a tsconfig.json', async () => {
  writeFileSync(join(folder, 'section.ts'), "import * as shared from './shared.ts';");
  writeFileSync(join(folder, 'shared.ts'), "console.log('all of it');");
  const config = defineBrowserBuild(join(folder, 'section.ts'), []);
  const built = await build({
    ...config,
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  expect(output.map((file) => ('code' in file ? file.code : '')).join('')).toContain('all of it');
});
