import { expect, it } from 'vitest';
import { formatRank } from '../format.ts';
import { toPathSlug } from '../paths.ts';
import { formatSpans } from './formatSpans.ts';

it('a rank is an ordinal', () => {
  const ordinals = ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '111th', '596th'];
  const ranks = ordinals.map((ordinal) => Number.parseInt(ordinal, 10));
  expect(ranks.map(formatRank)).toEqual(ordinals);
});

it.each([
  ['shane-doan', 'shane-doan'],
  ['--shane--doan ', 'shane-doan'],
  ['Danny-Brière', 'danny-briere'],
  ['J.J. Daigneault', 'jj-daigneault'],
  ['Mike O’Neill', 'mike-oneill'],
  ['…', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(toPathSlug(name)).toBe(slug);
});

it.each([
  [['2011-12'], '2011-12'],
  [['1999-00', '2000-01', '2001-02'], '1999-00 to 2001-02'],
  [['1989-90', '1995-96', '1996-97'], '1989-90, 1995-96 to 1996-97'],
  [['2003-04', '2005-06'], '2003-04 to 2005-06'],
  [[], ''],
])('a canceled season does not split a span of seasons: %j is written %j', (years, text) => {
  expect(formatSpans(years)).toBe(text);
});
