import { expect, it } from 'vitest';
import { reachableFrom } from './declarations.ts';
import { asText, fromText } from './release-record.ts';

const all = new Map([
  ['kit/index', "export { A } from './ui/A';\n"],
  ['kit/ui/A', "export declare const A: import('../../contract/b').B;\n"],
  ['contract/b', 'export type B = string;\n'],
  ['kit/inside', 'export type C = string;\n'],
]);

it('keeps what an entry is made of, sorted', () => {
  expect([...reachableFrom(['kit/index'], all).keys()]).toEqual([
    'contract/b',
    'kit/index',
    'kit/ui/A',
  ]);
});

it('misses what is not there', () => {
  const broken = new Map([...all].filter(([path]) => path !== 'contract/b'));
  expect(() => reachableFrom(['kit/index'], broken)).toThrow('There is no contract/b.');
});

it('comes back from its text', () => {
  const text = asText('The types', all, '.d.ts');
  expect(text).toContain('\n\n=== kit/ui/A.d.ts\n');
  expect([...fromText(text, '.d.ts')]).toEqual([...all]);
});
