import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SectionManifest } from '@desert/contract/page';
import { afterAll, expect, it } from 'vitest';
import { sectionNames } from '../scripts/site/root.ts';
import { kitRendering } from '../shell/kit/build/kit-rendering.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rendering of a kit of one module. */
function renderingOf(text: string): Promise<string> {
  const file = join(folder, 'index.tsx');
  writeFileSync(file, text);
  return kitRendering({ kit: file });
}

it('is the same for the same markup, and another for another', async () => {
  const note = 'export const Note = ({ text }) => <p>{text}</p>;';
  const rendering = await renderingOf(note);
  expect(rendering).toMatch(/^[0-9a-f]{10}$/);
  expect(await renderingOf(`/** A note. */\n${note.replace('=>', '=>\n ')}`)).toBe(rendering);
  expect(await renderingOf(note.replaceAll('p>', 'q>'))).not.toBe(rendering);
});

it('is in all sections what it is in the shell, where all are built at once', async () => {
  const manifests = globSync('mf-*/dist/assets/mf/*/section.json');
  const ofSections = manifests.map(
    (path) => (JSON.parse(readFileSync(path, 'utf8')) as SectionManifest).rendering,
  );
  expect(ofSections).toHaveLength(sectionNames().length);
  expect(new Set(ofSections)).toEqual(new Set([await kitRendering()]));
});
