import { expect, it } from 'vitest';
import { compareKits } from './kit-skew.ts';

it.each([
  ['the same kit', '7.ab12', 'equal'],
  ['a kit with other code', '7.cd34', 'unequal'],
  ['a kit of an earlier major', '6.ab12', 'incompatible'],
  ['a kit of a later major', '8.ab12', 'incompatible'],
  ['a kit of before there were hashes', '6.1.0', 'incompatible'],
  ['a kit without a major', 'ab12', 'incompatible'],
  ['no kit', '', 'incompatible'],
])('the kit version of a section built with %s counts as %j', (_, built, expected) => {
  expect(compareKits(built, '7.ab12')).toBe(expected);
  expect(compareKits('7.ab12', built)).toBe(expected);
});
