import { expect, it } from 'vitest';
import { buildFirstPageAddress, readChosenFilters, listAddress } from './filters.ts';
import { storyFilters } from './storyFilters.ts';

it.each([
  ['', []],
  ['sort=&author=%20&cursor=1', []],
  ['sort=newest', []],
  ['other=1', []],
  ['sort=likes', ['Sort by: Most liked']],
  ['author=%20Saguaro', ['Posted by: Saguaro']],
  ['author=a&sort=likes-month', ['Sort by: Most liked this month', 'Posted by: a']],
])('the chosen filters are parsed from ?%s', (search, expected) => {
  const chosen = readChosenFilters(storyFilters, search);
  expect(chosen.map(({ label, text }) => `${label}: ${text}`)).toEqual(expected);
});

it('the address of a list contains only filters with a value', () => {
  expect(listAddress('/news', [])).toBe('/news');
  expect(
    listAddress('/news', [
      ['sort', ''],
      ['author', ' '],
    ]),
  ).toBe('/news');
  expect(
    listAddress('/news', [
      ['sort', 'likes'],
      ['author', ' a&b '],
    ]),
  ).toBe('/news?sort=likes&author=a%26b');
});

it('removing a filter leads to the first page of the list', () => {
  const search = 'sort=likes&author=a&cursor=1~likes~5';
  expect(buildFirstPageAddress('/news', search, 'sort')).toBe('/news?author=a');
  expect(buildFirstPageAddress('/news', search)).toBe('/news?sort=likes&author=a');
  expect(buildFirstPageAddress('/news', 'sort=likes&author=', 'sort')).toBe('/news');
});
