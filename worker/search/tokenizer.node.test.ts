import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { toIndexedText, isUnspaced, tokenize } from './tokenizer.ts';

it.each([
  ['Teemu SELÄNNE', 'teemu selanne'],
  ['Łukasz Brière, Smørgås, Straße', 'lukasz briere smorgas strasse'],
  ["O'Sullivan’s", 'o sullivan s osullivans'],
  ['Ekman-Larsson scores', 'ekman larsson ekmanlarsson scores'],
  ['J.J. Moser', 'j j jj moser'],
  ['2011-12', '2011 12'],
  ['wore #19 in 1996', 'wore #19 19 in 1996'],
  ['ﬁne', 'fine'],
  ['שלום עולם', 'שלום עולם'],
  ['アリゾナ', 'アリ リゾ ゾナ ナ'],
  ['ﾊｰﾄﾞ', 'ハー ード ド'],
  ['\u{20000}\u20D0', '\u{20000}'],
  ['在凤凰城Doan', '在凤 凤凰 凰城 城 doan'],
  ['สวัสดี', 'สว วั ัส สด ดี ี'],
  ['हिन्दी का', 'हिन्दी का'],
  ['привёт Ё, שָׁלוֹם مَرْحَبًا', 'привет е שלום مرحبا'],
  ['1,540 games, 12,5 and 1.234.567', '1 540 1540 games 12 5 and 1 234 567 1234567'],
  ['on 5/7/2012 at 7', 'on 5 7 2012 at 7 20120507'],
  ['May 7, 2012: Doan', 'may 7 2012 doan 20120507'],
  ['🏒 — " * NEAR( -', 'near'],
  ['', ''],
])('the text %s is indexed as the words %s', (text, words) => {
  expect(toIndexedText(text)).toBe(words);
});

it.each(['\uFDFA', 'a\u0301\u0323', '🏒1'])(
  'a long word of %o is cut and freed of combining marks before it is normalized',
  (pattern) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    toIndexedText(pattern.repeat(20_000));
    const normalized = normalize.mock.contexts.map(String);
    normalize.mockRestore();
    expect(normalized).not.toEqual([]);
    for (const text of normalized) {
      // One letter may expand to 18.
      expect(text.length).toBeLessThanOrEqual(18 * 160);
      expect(text).not.toMatch(/\p{M}/u);
    }
  },
);

it('the tokenizer gives the position of each word in the text', () => {
  const text = 'Sold by Liam O’Brien, #38';
  const places = tokenize(text).map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual(['Sold', 'by', 'Liam', 'O', 'Brien', 'O’Brien', '#38', '38']);
});

it('the tokenizer gives valid positions and no search syntax for any text', () => {
  const sign = fc.constantFrom('Selänne', '19', ...Array.from("'’-. #ßﬁİ\u0301🏒"), '\uD800');
  const text = fc.oneof(
    fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (text) => {
      for (const { word, start, end } of tokenize(text)) {
        expect(word).not.toBe('');
        expect([start >= 0, end > start, end <= text.length]).toEqual([true, true, true]);
        expect(Array.from(word).length).toBeLessThanOrEqual(42);
        // A quotation mark would end the quoted word in an FTS5 query.
        expect(word).not.toContain('"');
        const isPlain = /^[\p{L}\p{N}]+$/u.test(word) && !isUnspaced(word);
        expect(isPlain ? toIndexedText(word) : word).toBe(word);
      }
    }),
  );
});
