import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const schemes = { light: tokensOf(light), dark: { ...tokensOf(light), ...tokensOf(dark) } };

/** Text on a ground: WCAG 2.2, 1.4.3 asks for 4.5. */
const TEXT = [
  ['--color-text', '--color-page'],
  ['--color-text', '--color-surface'],
  ['--color-text', '--color-sunken'],
  ['--color-muted', '--color-page'],
  ['--color-muted', '--color-surface'],
  ['--color-muted', '--color-sunken'],
  ['--color-accent', '--color-page'],
  ['--color-accent', '--color-surface'],
  ['--color-accent', '--color-sunken'],
  ['--color-on-accent', '--color-accent'],
  ['--color-green', '--color-surface'],
  ['--color-purple', '--color-surface'],
  ['--color-on-header', '--color-header'],
  ['--color-on-header-muted', '--color-header'],
] as const;

describe.each(Object.entries(schemes))('in the %s scheme', (_, tokens) => {
  it.each(TEXT)('%s is readable on %s', (text, ground) => {
    expect(contrast(colorOf(tokens, text), colorOf(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });
});

it('computes contrast as the design does', () => {
  expect(contrast('#8c2633', '#ffffff')).toBeCloseTo(8.6, 1);
  expect(contrast('#8c2633', '#e2d6b5')).toBeCloseTo(6, 1);
});

function tokensOf(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map((match) => match.slice(1)),
  );
}

/** Follows `var(--brick)` to its colour. */
function colorOf(tokens: Record<string, string>, name: string): string {
  const value = tokens[name] ?? '';
  const reference = /^var\((.+)\)$/.exec(value)?.[1];
  return reference ? colorOf(tokens, reference) : value;
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
