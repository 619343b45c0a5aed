import { expect, it } from 'vitest';
import { indexedText, tokensOf } from './tokens.ts';

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
  ['アリゾナ', 'アリソナ'],
  ['🏒 — " * NEAR( -', 'near'],
  ['', ''],
])('%s has the words %s', (text, words) => {
  expect(indexedText(text)).toBe(words);
});

it('says where its words are', () => {
  const text = 'Sold by Liam O’Brien, #38';
  const places = tokensOf(text).map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual(['Sold', 'by', 'Liam', 'O', 'Brien', 'O’Brien', '#38', '38']);
});
