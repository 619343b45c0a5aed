import { expect, it } from 'vitest';
import { exportedBy, typeParametersOf } from './exported.ts';

it('finds what is exported from another file', () => {
  const text = "export { type A, b as c, D, } from './x';\nexport type { E } from './y';\n";
  expect(exportedBy(text)).toEqual([
    { name: 'A', kind: 'type', from: './x' },
    { name: 'c', kind: 'value', from: './x' },
    { name: 'D', kind: 'value', from: './x' },
    { name: 'E', kind: 'type', from: './y' },
  ]);
});

it('finds what the file declares', () => {
  const text =
    'export declare const $a: string;\nexport interface B {\n}\nexport type C = string;\n';
  expect(exportedBy(text).map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'value $a',
    'type B',
    'type C',
  ]);
});

it.each(["export * from './x';", 'export default a;'])('refuses %s', (text) => {
  expect(() => exportedBy(text)).toThrow('by name only');
});

it.each([
  ['export interface A {}', 0],
  ['export interface A<T> {}', 1],
  ['export type A<T extends Record<string, string>, U = () => void> = T | U;', 2],
  ['export interface AB<T, U, V> {}', 0],
])('counts the type parameters of A in %s', (text, count) => {
  expect(typeParametersOf('A', text)).toBe(count);
});
