import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const LUCIDE = 'node_modules/lucide-react/dist/esm/shared/src/build/defaultAttributes.mjs';

it('icons have the lines of Lucide', async () => {
  const lucide = (await import(join(repository, LUCIDE))) as { default: Record<string, unknown> };
  const lines = Object.entries(lucide.default).filter(([name]) => /^(?:fill|stroke)/.test(name));
  const sheet = await readFile(join(repository, 'shell/kit/icons.css'), 'utf8');
  const rules = Array.from(sheet.matchAll(/([\w-]+): (\w+);/g), ([, name, value]) => [name, value]);
  expect(Object.fromEntries(rules)).toEqual(
    Object.fromEntries(lines.map(([name, value]) => [name, String(value).toLowerCase()])),
  );
});
