import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEagerCompilePlugin } from './compiledAtOnce.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  writeFileSync(join(folder, 'client.ts'), "import('./later.ts').then(console.log);");
  writeFileSync(join(folder, 'later.ts'), 'export const later = () => 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function built(file: string) {
  const { output } = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [createEagerCompilePlugin(file)],
    build: { write: false, rolldownOptions: { input: join(folder, 'client.ts') } },
  })) as Rolldown.RolldownOutput;
  return output.filter((entry) => 'code' in entry);
}

it('only the entry file starts with the marker for eager compilation', async () => {
  const chunks = await built('client');
  const first = chunks.map(({ name, code }) => [
    name,
    code.startsWith('//# allFunctionsCalledOnLoad\n'),
  ]);
  expect(Object.fromEntries(first)).toEqual({ client: true, later: false });
});

it('the build fails if the file to be marked for eager compilation does not exist', async () => {
  await expect(built('section')).rejects.toThrow("There is no file 'section'");
});
