/** The parser of dates that people write, for tags, forms and search. */
import { MONTHS } from '../history/months.ts';

export interface WrittenDate {
  /** As '2012-05-07'. The calendar may not have it. */
  date: string;
  at: number;
  length: number;
}

const MONTH = MONTHS.flatMap((month) => [month, `${month.slice(0, 3)}\\.?`])
  .concat('Sept\\.?')
  .join('|');

const TH = '(?:st|nd|rd|th)?';

/** '2012-05-07', '2012 05 07'; 'May 7, 2012'; '7 May 2012', '7th of May 2012'; '5/7/2012', '7.5.2012'; '5/7/12'. */
const FORMS = [
  '(?<y1>\\d{4})(?<between>[-/. ])(?<m1>\\d{2})\\k<between>(?<d1>\\d{2})',
  `(?<m2>${MONTH}) (?<d2>\\d{1,2})${TH},? (?<y2>\\d{4})`,
  `(?<d3>\\d{1,2})${TH} (?:of )?(?<m3>${MONTH}),? (?<y3>\\d{4})`,
  '(?<m4>\\d{1,2})(?<sign>[-/.])(?<d4>\\d{1,2})\\k<sign>(?<y4>\\d{4}|(?<=/)\\d{2})',
];

const DATE = new RegExp(`(?<!\\d|\\d[-/.])(?:${FORMS.join('|')})(?![\\d/]|[-.]\\d)`, 'gi');

/** Finds the dates in a text. '5/7/2012' and '7.5.2012' are May 7: with dots, the day is first. */
export function findDates(text: string): WrittenDate[] {
  return Array.from(text.matchAll(DATE), ({ 0: written, index, groups = {} }) => {
    const part = (name: string) =>
      [1, 2, 3, 4].map((form) => groups[`${name}${form}`]).find((value) => value !== undefined);
    const year = part('y') ?? '';
    const [first, second] = [toMonthNumber(part('m') ?? ''), Number(part('d'))];
    const isDayFirst = groups['sign'] === '.' ? second <= 12 : first > 12;
    const [month, day] = isDayFirst ? [second, first] : [first, second];
    const date = [toFullYear(year), ...[month, day].map((value) => String(value).padStart(2, '0'))];
    return { date: date.join('-'), at: index, length: written.length };
  });
}

const MONTH_AND_YEAR = new RegExp(`\\b(${MONTH}),? (?:of )?(\\d{4})(?!\\d|-\\d)`, 'gi');

/** Finds the months of a year in a text, as '2012-05': 'May 2012', 'May of 2012'. */
export function findMonths(text: string): { month: string; at: number }[] {
  return Array.from(text.matchAll(MONTH_AND_YEAR), ({ 1: name = '', 2: year, index }) => ({
    month: `${year}-${String(toMonthNumber(name)).padStart(2, '0')}`,
    at: index,
  }));
}

/** Replaces each date with spaces of the same length, so that its year is not parsed as a season. */
export function maskDates(text: string): string {
  return text.replace(DATE, (date) => ' '.repeat(date.length));
}

/** Splits a list of names at commas, except those in dates: 'Shane Doan, May 7, 2012' has two names. */
export function splitNames(text: string): string[] {
  return text
    .replace(DATE, (date) => date.replace(',', NO_COMMA))
    .split(',')
    .map((name) => name.replace(NO_COMMA, ',').trim());
}

const NO_COMMA = '\0';

function toMonthNumber(month: string): number {
  const start = month.slice(0, 3).toLowerCase();
  return Number(month) || MONTHS.findIndex((name) => name.toLowerCase().startsWith(start)) + 1;
}

/** '12' is 2012, and '87' is 1987: the franchise played from 1979 to 2024. */
function toFullYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < 79 ? 20 : 19}${year}`;
}
