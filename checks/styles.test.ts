import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/site/root.ts';
import { formatScopedName } from '../shell/kit/build/css.ts';
import { EDGE_PAIRS, OVERLAY_PAIRS, TEXT_PAIRS } from './contrast-pairs.ts';
import { readFiles } from './repository.ts';
import { styleProblems } from './styles.ts';

const tokens = [
  'shell/kit/tokens.css',
  ':root { --ink: #123; --paper: #fff; --dim: #89a; }',
] as const;
const problems = (css: string) =>
  styleProblems(new Map([tokens, ['mf-news/a.css', css]]), [['--ink', '--paper']]);

const THEMED = 'changes more than colours with the theme';
const UNTESTED = 'has --dim on --ink, whose contrast is not tested';

it.each<[css: string, ...found: string[]]>([
  ['a { color: #8c2633; }', 'has a colour of its own, #8c2633'],
  ['@media (prefers-color-scheme: dark) { a { margin: 0; } }', THEMED],
  [
    'a { color: var(--color-page); }',
    'has text that forced colors hide',
    'reads --color-page, which nothing sets',
  ],
  ['a { border-bottom: 3px solid transparent; }', 'has a border that forced colors show'],
  ['a { border: 1px solid transparent; }'],
  ['a { color: var(--inc); }', 'reads --inc, which nothing sets'],
  [
    'a { color: var(--dim); background: var(--ink); @media print { color: var(--ink); } }',
    UNTESTED,
  ],
  [
    'a { color: var(--dim); background: var(--own); } b { --own: var(--ink); } i { --own: var(--paper); }',
    UNTESTED,
    'has --dim on --paper, whose contrast is not tested',
  ],
])('the style check finds the values in %s that are not tokens', (css, ...found) => {
  expect(problems(css)).toEqual(found.map((problem) => `mf-news/a.css ${problem}`));
});

it('the style check finds a class that only repeats shared classes', () => {
  const shared = [
    'shell/kit/modifiers.css',
    '.small {\n  margin: 0;\n}\n\n.wide {\n  padding: 0;\n}',
  ];
  const found = (css: string) =>
    styleProblems(new Map([tokens, shared as [string, string], ['mf-news/a.module.css', css]]), []);
  expect(found('.a {\n  padding: 0;\n  margin: 0;\n}')).toEqual([
    'mf-news/a.module.css has .a, which is the shared wide small',
  ]);
  expect(found('.a {\n  padding: 0;\n  margin: 1px;\n}')).toEqual([]);
});

it('the style check finds a sheet that is too long', () => {
  expect(problems('a {}\n'.repeat(250))).toEqual([]);
  expect(problems('a {}\n'.repeat(251))).toEqual(['mf-news/a.css has 251 lines']);
});

it('the style check finds nothing in this repository', () => {
  const files = readFiles('.css', '.tsx');
  expect(files.has('shell/kit/tokens.css')).toBe(true);
  const checked = [...TEXT_PAIRS, ...EDGE_PAIRS, ...OVERLAY_PAIRS];
  expect(styleProblems(files, checked)).toEqual([]);
});

it('no two CSS modules have class names with the same hash of a file', () => {
  const sheets = [...readFiles('.module.css').keys()];
  const parts = sheets.map((file) => formatScopedName('x', join(root, file)).slice(0, -1));
  expect(sheets.length).toBeGreaterThan(50);
  expect(parts.filter((part, at) => parts.indexOf(part) !== at)).toEqual([]);
});
