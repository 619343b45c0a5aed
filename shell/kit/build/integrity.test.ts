import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCheckedImportsPlugin, computeIntegrity, writeIntegrity } from './integrity.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'integrity-'));
  const write = (name: string, code: string) => writeFileSync(join(folder, name), code);
  write(
    'client.ts',
    "import('./alone.ts').then(console.log);import('./pair.ts');import('./two.ts');",
  );
  write('alone.ts', "import './client.ts';export const alone = () => import('./pair.ts');");
  write('pair.ts', "import { shared } from './shared.ts';console.log('pair', shared);");
  write('two.ts', "import { shared } from './shared.ts';console.log('two', shared);");
  write('shared.ts', "export const shared = 'shared' + location.href;");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function built(code?: string): Promise<{ first: string; others: string[] }> {
  if (code !== undefined) writeFileSync(join(folder, 'client.ts'), code);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [createCheckedImportsPlugin()],
    build: { rolldownOptions: { input: join(folder, 'client.ts') } },
  });
  const scripts = globSync('assets/*.js', { cwd: join(folder, 'dist') });
  const first = scripts.find((file) => basename(file).startsWith('client')) ?? '';
  return { first, others: scripts.filter((file) => file !== first) };
}

it('the entry script has the integrity hash of each script that it or its imports load later', async () => {
  const { first, others } = await built();
  writeIntegrity(join(folder, 'dist'), first);
  const text = readFileSync(join(folder, 'dist', first), 'utf8');
  expect(new Set(others.map((file) => basename(file).split('-')[0]))).toEqual(
    new Set(['alone', 'pair', 'shared', 'two']),
  );
  for (const file of others) {
    const hash = computeIntegrity(join(folder, 'dist', file)).replace('sha256-', '');
    expect(text).toContain(`"${basename(file)}":"${hash}"`);
  }
  expect(text).not.toContain(`"${basename(first)}":"`);
  expect(text).not.toContain('BUILD_INTEGRITY');
});

it('the hashes can be in a file of their own, whose hash the entry script has', async () => {
  const { first, others } = await built();
  const file = writeIntegrity(join(folder, 'dist'), first, true) ?? '';
  const hashes = JSON.parse(readFileSync(join(folder, 'dist', file), 'utf8')) as object;
  expect(Object.keys(hashes)).toEqual(others.map((other) => basename(other)).toSorted());
  const text = readFileSync(join(folder, 'dist', first), 'utf8');
  expect(text).toContain(`"/${file} ${computeIntegrity(join(folder, 'dist', file))}"`);
});

it('the build fails if a script other than the entry script reads the integrity hashes', async () => {
  const { first, others } = await built();
  const [other = ''] = others;
  expect(() => writeIntegrity(join(folder, 'dist'), other)).toThrow(`are read by ${first}`);
});
