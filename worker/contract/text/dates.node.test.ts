import { expect, it } from 'vitest';
import { findDates, findMonths, splitNames } from './dates.ts';

it.each([
  ['We won on May 7, 2012!', ['2012-05-07']],
  ['may 7 2012, Sept. 3rd 1999, and 2012-05-07', ['2012-05-07', '1999-09-03', '2012-05-07']],
  ['Ticket 4/5/2010, row 7/9', ['2010-04-05']],
  ['5/22/12, 5/22/87, 22/5/2012', ['2012-05-22', '1987-05-22', '2012-05-22']],
  ['22.5.2012, 7.5.2012. 5.22.2012', ['2012-05-22', '2012-05-07', '2012-05-22']],
  ['2012 05 22, 2012/05/22, 2012.05.22, 5-22-2012', Array<string>(4).fill('2012-05-22')],
  ['22 May 2012, the 22nd of May, 2012', ['2012-05-22', '2012-05-22']],
  ['The 2011-12 season, 2012-05-071, 12012-05-07, May 2012, Mayo 7, 2012, 2.5.12', []],
])('the dates of a text are found: %s', (text, dates) => {
  expect(findDates(text).map(({ date }) => date)).toEqual(dates);
});

it('the months of a text are found', () => {
  const months = findMonths('In May 2012, sept. of 1999, May 7, 2012 and Mayor 2012');
  expect(months.map(({ month }) => month)).toEqual(['2012-05', '1999-09']);
});

it('a list of names is split at commas, except those of a date', () => {
  expect(splitNames('Shane Doan, May 7, 2012,2011-12,, Doan,2012-05-07')).toEqual([
    'Shane Doan',
    'May 7, 2012',
    '2011-12',
    '',
    'Doan',
    '2012-05-07',
  ]);
});
