import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskPersonalData } from './faults.ts';

it.each([
  ['TypeError: Failed to fetch', 'TypeError: Failed to fetch'],
  ["Error: it isn't there, and can't be", "Error: it isn't there, and can't be"],
  ['Minified React error #418; visit us', 'Minified React error #418; visit us'],
  [
    'see https://react.dev/errors/418?args[]=HTML for more',
    'see https://react.dev/errors/418 for more',
  ],
  ['at /news/3?q=me&x=1#token, or so', 'at /news/3 or so'],
  ['who is jane.doe@example.org?', 'who is …'],
  ['no <jane@example.org> here', 'no … here'],
  ['Unexpected token \'a\', "a secret" is not JSON', "Unexpected token '…', '…' is not JSON"],
  ["'it isn't ours' is wrong", "'…' is wrong"],
  ['got "a \\" b", `c\nd` and “e”', "got '…', '…' and '…'"],
  ['value"glued" on', "value'…' on"],
  ['cut: "somebody typed thi', "cut: '…'"],
  ["cut: 'somebody typed th\\", "cut: '…'"],
  ['cut: “somebody', "cut: '…'"],
])('the fault reason %j is logged as %j', (text, expected) => {
  expect(maskPersonalData(text)).toBe(expected);
});

it('a logged fault reason has no quoted text, query or address', () => {
  const sign = fc.constantFrom(...Array.from('"\'`“”\\ @/?#a\n'), 'secret');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const left = maskPersonalData(signs.join(''));
      expect(left).not.toMatch(/[@"`“]|\/\S*[?#]/);
    }),
  );
});
