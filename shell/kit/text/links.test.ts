import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { splitAtLinks } from './links.ts';

const hrefs = (text: string) => splitAtLinks(text).flatMap(({ href }) => href ?? []);

it.each([
  ['Look: https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['HTTP://EXAMPLE.COM', 'HTTP://EXAMPLE.COM'],
  ['Read https://example.com.', 'https://example.com'],
  ['(see https://example.com/rink)', 'https://example.com/rink'],
  ['https://example.com/Coyotes_(hockey)', 'https://example.com/Coyotes_(hockey)'],
  ['(https://example.com/Coyotes_(hockey)), yes', 'https://example.com/Coyotes_(hockey)'],
  ['“https://example.com/a”!', 'https://example.com/a'],
  ['<a href="https://example.com/a">', 'https://example.com/a'],
  ['[rink](https://example.com/a)', 'https://example.com/a'],
  ['https://example.com/zen。次', 'https://example.com/zen'],
  ['「https://example.com/zen」', 'https://example.com/zen'],
  ['`https://example.com/code`|', 'https://example.com/code'],
  ['«https://example.com/a»؟', 'https://example.com/a'],
  ['[https://example.com/a[1]]', 'https://example.com/a[1]'],
  ['https://example.com/a/ and', 'https://example.com/a/'],
  ['見てhttps://例え.jp/あ 見て', 'https://例え.jp/あ'],
  ['https://example.com/a\u202Egpj.exe', 'https://example.com/a'],
  ['https://example.com/@fan', 'https://example.com/@fan'],
  ['https://example.com/a%40b', 'https://example.com/a%40b'],
  ['https://example.com?to=fan@example.com', 'https://example.com?to=fan@example.com'],
  ['https://example.com#@fan', 'https://example.com#@fan'],
  // A browser treats '\' as '/'.
  ['https://example.com\\@evil.example/', 'https://example.com\\@evil.example/'],
  ['https://user@evil.example/ https://example.com', 'https://example.com'],
])('the address in %s is found', (text, address) => {
  expect(hrefs(text)).toEqual([address]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https://',
  'https:// example.com',
  '//example.com',
  'www.example.com',
  // The part before '@' is no host.
  'https://desert.example@evil.example/',
  'https://user:pw@evil.example/',
  'HTTP://desert.example:443@evil.example',
  'https://desert.example%2F@evil.example/',
  'https://desert.example／@evil.example/',
  'https://desert.example%40evil.example/',
  'https://desert.example＠evil.example/',
  'https://desert.example﹫evil.example/',
  'https://a@',
])('nothing in %s is a link', (text) => {
  expect(splitAtLinks(text)).toEqual([{ at: 0, text }]);
});

it('a text is split at its links into the links and the text between them', () => {
  expect(splitAtLinks('a http://b.example, http://c.example d')).toEqual([
    { at: 0, text: 'a ' },
    { at: 2, text: 'http://b.example', href: 'http://b.example' },
    { at: 18, text: ', ' },
    { at: 20, text: 'http://c.example', href: 'http://c.example' },
    { at: 36, text: ' d' },
  ]);
});

it('finding the links of any text loses no part of the text', () => {
  const words = constantFrom('https://', 'a.example', ')', '(', '.', ' ', '\n', '\u202E', '<b>');
  const anyText = oneof(
    string({ unit: 'grapheme' }),
    array(words).map((w) => w.join('')),
  );
  assert(
    property(anyText, (text) => {
      const pieces = splitAtLinks(text).map((piece) => piece.text);
      expect(pieces.join('')).toBe(text);
    }),
  );
});
