import { expect, it } from 'vitest';
import { importsOf } from './imports-of.ts';

it.each([
  ["import { a } from './a.ts';", './a.ts'],
  ["import './side-effect.css';", './side-effect.css'],
  ["import type { A } from '@desert/kit';", '@desert/kit'],
  ["export { a } from 'shell/server';", 'shell/server'],
  ["export * from './all.ts';", './all.ts'],
  ["const a = await import('./late.ts');", './late.ts'],
  // Not imports: a comment, a string, JSX.
  [`// import './a.ts'\nconst a = "import './b.ts'"; export * from './c.ts';`, './c.ts'],
  ["import { Link } from '@desert/kit'; export const A = () => <Link href='/a' />;", '@desert/kit'],
])('the import check finds the module of %s', (code, specifier) => {
  expect(importsOf('a.tsx', code)).toEqual([specifier]);
});

it.each([
  ["@import '../shell/a.css';", '../shell/a.css'],
  ['@import url(../a.css);', '../a.css'],
  [".a { composes: b from './b.css'; }", './b.css'],
  ['.a { background: url("./c.svg"); }', './c.svg'],
])('the import check finds the file of %s', (css, file) => {
  expect(importsOf('a.css', css)).toEqual([file]);
});

it('the import check throws for code that it can’t parse', () => {
  expect(() => importsOf('a.ts', 'import {')).toThrow('a.ts');
});
