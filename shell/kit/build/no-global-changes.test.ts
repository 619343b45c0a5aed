import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineSectionConfig } from './section.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'section-'));
  mkdirSync(join(folder, 'node_modules/library'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a section of one module, and a library that it imports. */
function built(source: string, library = '') {
  writeFileSync(join(folder, 'section.ts'), `import 'library';\n${source}`);
  writeFileSync(join(folder, 'node_modules/library/index.js'), library);
  const plugins = (defineSectionConfig(folder).plugins ?? []).filter(
    (plugin) => plugin && 'name' in plugin && plugin.name === 'no-global-changes',
  );
  const options = { write: false, rolldownOptions: { input: join(folder, 'section.ts') } };
  return build({ root: folder, configFile: false, logLevel: 'silent', plugins, build: options });
}

it('a section that changes no global can be built', async () => {
  await expect(built('export const at: string = location.href;')).resolves.toBeTruthy();
});

it('the build names the library that changes a global', async () => {
  const where = 'node_modules/library/index.js:1: Array.prototype.last is changed';
  await expect(built('', 'Array.prototype.last = 1;')).rejects.toThrow(where);
});
