import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SectionManifest } from '@desert/contract/pages/page';
import { afterAll, expect, it } from 'vitest';
import { computeKitHash, computeKitIdentity } from './kit-identity.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The hash of a kit of one module. */
function hashOf(text: string): Promise<string> {
  const file = join(folder, 'index.tsx');
  writeFileSync(file, text);
  return computeKitHash({ kit: file });
}

const NOTE = 'export const Note = ({ text }: { text: string }) => <p>{text}</p>;';

it('a comment, a line break or a type does not change the kit’s hash', async () => {
  const hash = await hashOf(NOTE);
  expect(hash).toMatch(/^[0-9a-f]{10}$/);
  expect(await hashOf(`/** A note. */\n${NOTE.replace('=>', '=>\n ')}`)).toBe(hash);
  expect(await hashOf(NOTE.replace('text: string', 'text?: string'))).toBe(hash);
});

it.each([
  ['other markup', NOTE.replaceAll('p>', 'q>')],
  ['another name of a prop', NOTE.replaceAll('text', 'label')],
  ['another name of an export', NOTE.replace('Note', 'Remark')],
  ['one more export', `${NOTE}\nexport const added = 1;`],
])('%s changes the kit’s hash', async (_, text) => {
  expect(await hashOf(text)).not.toBe(await hashOf(NOTE));
});

it('the shell and all sections, built from the same sources, have the same kit', async () => {
  const manifests = globSync('mf-*/dist/assets/mf/*/section.json');
  const kits = manifests.map(
    (path) => (JSON.parse(readFileSync(path, 'utf8')) as SectionManifest).kit,
  );
  expect(kits).toHaveLength(globSync('mf-*').length);
  expect(new Set(kits)).toEqual(new Set([await computeKitIdentity()]));
});
