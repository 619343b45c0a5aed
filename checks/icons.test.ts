import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { THEME_COLORS } from '../worker/pages/head.ts';

const shell = join(import.meta.dirname, '../shell');
const manifest = JSON.parse(readFileSync(join(shell, 'public/site.webmanifest'), 'utf8')) as {
  background_color: string;
  theme_color: string;
};

it('the manifest and the browser’s bars have the colors of the design tokens', () => {
  const css = readFileSync(join(shell, 'kit/tokens.css'), 'utf8');
  const [page = [], header = []] = ['--color-page', '--color-header'].map((name) =>
    both(css, name),
  );
  expect(manifest.background_color).toBe(page[0]);
  expect(manifest.theme_color).toBe(header[0]);
  expect(Object.values(THEME_COLORS)).toEqual(header);
});

/** Returns the values of a colour token in the light theme and in the dark one. */
function both(css: string, name: string): string[] {
  const [, light = '', dark = ''] =
    new RegExp(`${name}: light-dark\\((.+), (.+)\\);`).exec(css) ?? [];
  return [light, dark].map((color) => {
    const reference = /^var\((.+)\)$/.exec(color)?.[1];
    return reference ? (new RegExp(`${reference}: (.+);`).exec(css)?.[1] ?? '') : color;
  });
}
