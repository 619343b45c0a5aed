import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { SignUp } from '../accounts/account.ts';
import { mentionPlaces, listMentions } from './mentions.ts';

it.each([
  ['@ann', ['ann']],
  ['Thank you, @Ann.', ['ann']],
  ['(@ann) and @ben-', ['ann', 'ben']],
  ['@ann @ANN @ann', ['ann']],
  ['@a.b_c-9!', ['a.b_c-9']],
  ['me@ann.example', []],
  ['こんにちは@ann 你好@ben、สวัสดี@cyd', ['ann', 'ben', 'cyd']],
  ['привет@ann', []],
  ['@@ann', []],
  ['a/@ann', []],
  ['https://example.com/ @ann', ['ann']],
  ['https://example.com/@ann', []],
  ['@an', []],
  [`@${'a'.repeat(31)}`, []],
  ['@', []],
])('the text %j mentions %j', (text, names) => expect(listMentions(text)).toEqual(names));

it('the mentions in any text are found in order, with their positions', () => {
  const sign = fc.constantFrom('ann', 'https://', '🏒', 'x'.repeat(30), ...Array.from('@.-_ /é\n'));
  const text = fc.oneof(
    fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (text) => {
      const places = mentionPlaces(text);
      let end = 0;
      for (const { at, name } of places) {
        expect(at).toBeGreaterThanOrEqual(end);
        end = at + 1 + name.length;
        expect(text.slice(at, end)).toBe(`@${name}`);
      }
      expect(new Set(listMentions(text))).toEqual(
        new Set(places.map(({ name }) => name.toLowerCase())),
      );
    }),
  );
});

it('every valid username can be mentioned, unless it ends with punctuation', () => {
  const { username: Username } = SignUp.entries;
  const sign = fc.constantFrom('a', 'Z', '0', '9', '_', '.', '-');
  const name = fc
    .string({ unit: sign, minLength: 2, maxLength: 31 })
    .filter((name) => v.safeParse(Username, name).success && /\w$/.test(name));
  fc.assert(
    fc.property(name, (name) => {
      expect(listMentions(`Ask @${name}, please`)).toEqual([name.toLowerCase()]);
    }),
  );
});
