import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '@desert/contract/theme';
import { expect, it } from 'vitest';
import { CARD, iconLinks, THEME_COLORS } from '../worker/page/head.ts';

const shell = join(import.meta.dirname, '../shell');
const manifest = JSON.parse(readFileSync(join(shell, 'public/site.webmanifest'), 'utf8')) as {
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
};

/** Width and height of a PNG in pixels: https://www.w3.org/TR/png-3/#11IHDR */
function sizeOf(path: string): string {
  const png = readFileSync(join(shell, 'public', path));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('each picture has its declared size: plain icons, a maskable one, Apple’s, and the card', () => {
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(pictures.map(({ src }) => sizeOf(src))).toEqual(pictures.map(({ sizes }) => sizes));
  const plain = manifest.icons.filter(({ purpose }) => !purpose).map(({ sizes }) => sizes);
  expect(plain).toEqual(['any', '192x192', '512x512']);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(sizeOf('/icons/180.png')).toBe('180x180');
  expect(sizeOf(CARD.path)).toBe(`${CARD.width}x${CARD.height}`);
});

it('the icon links lead to existing files', () => {
  const links = iconLinks('system').flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
  expect(links).toHaveLength(3);
  expect(links.filter((link) => !existsSync(join(shell, 'public', link)))).toEqual([]);
});

it('the theme color of the browser’s bars follows the chosen theme, or the system’s', () => {
  const colors = (theme: Theme) => iconLinks(theme).filter((link) => link.includes('theme-color'));
  expect(colors('dark')).toEqual([
    `<meta name="theme-color" content="${THEME_COLORS.light}" media="not all">`,
    `<meta name="theme-color" content="${THEME_COLORS.dark}" media="all">`,
  ]);
  expect(colors('system')).toHaveLength(2);
  expect(colors('system').join()).toMatch(/light\).*dark\)/);
});

it('the colors of the manifest and of the browser’s bars are those of the tokens', () => {
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
