import { expect, it } from 'vitest';
import { EDGE_ON_GROUND, TEXT_ON_GLASS, TEXT_ON_GROUND } from '../shell/kit/pairings.ts';
import { readFiles } from './repository.ts';
import { styleProblems } from './styles.ts';

const tokens = ['shell/kit/tokens.css', ':root { --ink: #123; --paper: #fff; }'] as const;
const problems = (css: string) =>
  styleProblems(new Map([tokens, ['mf-news/a.css', css]]), [['--ink', '--paper']]);

it.each([
  ['a { color: #8c2633; }', 'has a colour of its own, #8c2633'],
  ['a { background: rgb(0 0 0 / 20%); }', 'has a colour of its own, rgb(0 0 0 / 20%)'],
  ['a { color: var(--inc); }', 'reads --inc, which nothing sets'],
  [
    'a { color: var(--paper); background: var(--ink); }',
    'has --paper on --ink, whose contrast is not tested',
  ],
])('finds in %s what the tokens do not know', (css, problem) => {
  expect(problems(css)).toEqual([`mf-news/a.css ${problem}`]);
});

it.each([
  'a { color: var(--ink); background: var(--paper); }',
  'a { --own: 1rem; margin: var(--own); }',
  '/* #123 */ a { color: currentcolor; }',
])('takes %s', (css) => expect(problems(css)).toEqual([]));

it('finds nothing in this repository', () => {
  const files = readFiles('.css', '.tsx');
  expect(files.has('shell/kit/tokens.css')).toBe(true);
  const checked = [...TEXT_ON_GROUND, ...EDGE_ON_GROUND, ...TEXT_ON_GLASS];
  expect(styleProblems(files, checked)).toEqual([]);
});
