import { expect, it } from 'vitest';
import { mentionsIn } from './mentions.ts';

it.each([
  ['@ann', ['ann']],
  ['Thank you, @Ann.', ['ann']],
  ['(@ann) and @ben-', ['ann', 'ben']],
  ['@ann @ANN @ann', ['ann']],
  ['@a.b_c-9!', ['a.b_c-9']],
  ['me@ann.example', []],
  ['@@ann', []],
  ['a/@ann', []],
  ['https://example.com/ @ann', ['ann']],
  ['https://example.com/@ann', []],
  ['@an', []],
  [`@${'a'.repeat(31)}`, []],
  ['@', []],
])('%j mentions %j', (text, names) => expect(mentionsIn(text)).toEqual(names));
