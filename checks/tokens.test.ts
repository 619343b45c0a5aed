import { describe, expect, it } from 'vitest';
import { EDGE_PAIRS, OVERLAY_PAIRS, TEXT_PAIRS } from './contrast-pairs.ts';
import { readFiles } from './repository.ts';

type Theme = 'light' | 'dark';

const css = readFiles('.css').get('shell/kit/tokens.css') ?? '';
const tokens = Object.fromEntries(
  [...css.matchAll(/(--[\w-]+):\s+([^;]+);/g)].map((match) => match.slice(1)),
) as Record<string, string>;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const between = (first: string, second: string) =>
    contrast(colorOf(first, theme), colorOf(second, theme));

  it('text and the edges of controls have the contrast that WCAG 1.4.3 and 1.4.11 require', () => {
    const faint = [
      ...TEXT_PAIRS.filter(([text, ground]) => between(text, ground) < 4.5),
      ...EDGE_PAIRS.filter(([edge, ground]) => between(edge, ground) < 3),
    ];
    expect(faint).toEqual([]);
  });

  it.each(OVERLAY_PAIRS)('%s is readable on %s, whatever the picture', (text, glass) => {
    expect(contrast(colorOf(text, theme), overWhite(colorOf(glass, theme)))).toBeGreaterThan(4.5);
  });
});

it('the contrast check computes contrast as WCAG does', () => {
  expect(contrast('#8c2633', '#ffffff')).toBeCloseTo(8.6, 1);
  expect(contrast('#8c2633', '#e2d6b5')).toBeCloseTo(6, 1);
  expect(contrast(overWhite('rgb(0 0 0 / 50%)'), '#808080')).toBeCloseTo(1, 1);
});

/** Resolves a token in a theme: takes its side of `light-dark()`, and follows `var()`. */
function colorOf(name: string, theme: Theme): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`There is no token ${name}`);
  const sides = /^light-dark\((.+), (.+)\)$/.exec(value);
  const side = sides?.[theme === 'light' ? 1 : 2] ?? value;
  const reference = /^var\((.+)\)$/.exec(side)?.[1];
  return reference === undefined ? side : colorOf(reference, theme);
}

/** Blends a translucent colour over white, the worst picture below white text. */
function overWhite(glass: string): string {
  const [red = NaN, green = NaN, blue = NaN, percent = NaN] = glass.match(/\d+/g)!.map(Number);
  const mixed = [red, green, blue].map((part) => 255 + ((part - 255) * percent) / 100);
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
