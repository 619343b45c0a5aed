import { expect, it } from 'vitest';
import { asText, fromText, reachableFrom } from './declarations.ts';

const all = new Map([
  ['kit/index.d.ts', "export { A } from './ui/A';\n"],
  ['kit/ui/A.d.ts', "export declare const A: import('../../contract/b').B;\n"],
  ['contract/b.d.ts', 'export type B = string;\n'],
  ['kit/inside.d.ts', 'export type C = string;\n'],
]);

it('keeps what an entry is made of, sorted', () => {
  expect([...reachableFrom(['kit/index.d.ts'], all).keys()]).toEqual([
    'contract/b.d.ts',
    'kit/index.d.ts',
    'kit/ui/A.d.ts',
  ]);
});

it('misses what is not there', () => {
  const broken = new Map([...all].filter(([path]) => path !== 'contract/b.d.ts'));
  expect(() => reachableFrom(['kit/index.d.ts'], broken)).toThrow('There is no contract/b.d.ts.');
});

it('comes back from its text', () => {
  const { version, declarations } = fromText(asText('1.2.3', all));
  expect(version).toBe('1.2.3');
  expect([...declarations]).toEqual([...all]);
});
