import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('icons have the lines of Lucide', async () => {
  const { default: attributes } =
    (await import('../../../node_modules/lucide-react/dist/esm/shared/src/build/defaultAttributes.mjs')) as {
      default: Record<string, string | number>;
    };
  const sheet = await readFile(join(import.meta.dirname, '../icons.css'), 'utf8');
  const rules = Array.from(sheet.matchAll(/([\w-]+): (\w+);/g), ([, name, value]) => [name, value]);
  const drawn = Object.entries(attributes).filter(([name]) => /^(?:fill|stroke)/.test(name));
  expect(Object.fromEntries(rules)).toEqual(
    Object.fromEntries(drawn.map(([name, value]) => [name, String(value).toLowerCase()])),
  );
});
