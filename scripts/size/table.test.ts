import { expect, it } from 'vitest';
import { growth, START_UP } from './table.ts';

const ofNews = (column: string, value: number) => ({ pages: { '/news': { [column]: value } } });

it.each([
  ['the same', 1000],
  ['grown by 2 %', 1020],
  ['smaller', 10],
])('a value that is %s passes', (_, value) => {
  expect(growth(ofNews('document', 1000), ofNews('document', value))).toEqual([]);
});

it('a value that grew by 2.1 % fails', () => {
  const found = growth(ofNews('document', 1000), ofNews('document', 1021));
  expect(found).toEqual(['pages, /news, document: 1021, 1000 in the table']);
});

it('a value fails that is not in the table', () => {
  const found = ['pages, /news, css: 7, not in the table'];
  expect(growth(ofNews('document', 1000), ofNews('css', 7))).toEqual(found);
  expect(growth({}, ofNews('css', 7))).toEqual(found);
});

it('a value that is no longer measured passes', () => {
  expect(growth(ofNews('document', 1000), {})).toEqual([]);
});

it('a start-up time fails when it has more than doubled', () => {
  expect(growth(ofNews(START_UP, 10), ofNews(START_UP, 20))).toEqual([]);
  expect(growth(ofNews(START_UP, 10), ofNews(START_UP, 21))).toHaveLength(1);
});

it('one query more than in the table fails', () => {
  expect(growth(ofNews('queries', 4), ofNews('queries', 5))).toHaveLength(1);
});
