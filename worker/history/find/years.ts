/** Facts about the year of a game: years, seasons, decades, and the age of a fan. */
import { formatDayOfYear } from '@desert/contract/history/months';
import { FIRST_START, LAST_START, formatSeasonYear } from '@desert/contract/history/seasons';
import { findDates } from '@desert/contract/text/dates';
import { type Fact, gradeDistance, defineTrait } from './facts.ts';
import type { IndexedGame } from './games.ts';
import type { TextReader } from './text.ts';

export interface YearRange {
  from: number;
  to: number;
  /** Whether the years are start years of seasons. */
  ofSeason?: boolean;
  said: string;
}

/** Whether the franchise played in the years. */
function wasPlayed({ from, to }: YearRange): boolean {
  return to >= FIRST_START && from <= LAST_START + 1;
}

export function parseFullYear(digits: string): number {
  if (digits.length === 4) return Number(digits);
  return Number(digits) + (Number(digits) < 60 ? 2000 : 1900);
}

const BORN = "(?:i was |i'm |me, )?\\(?(?:born|birth ?year|b\\.)(?: in| on|:)? ";

const AGES = [
  /\b(?:my )?(\d{1,2})(?:st|nd|rd|th)? birthday/gi,
  /\b(?:i was|i'm|i am|when|aged?|turned|turning|i'd be|i'd just turned|i must have been)(?: about| around| only| just| maybe)? (\d{1,2})\b(?! (?:goals?|to|rows?|games?|points?|minutes?)|-\d)(?: ?years? old| or so)?/gi,
  /\b(\d{1,2})[- ]years?[- ]old\b/gi,
];
/** Age at the start of school, so that the second grade is at 7 or 8. */
const AGE_BEFORE_SCHOOL = 5;

/** The years in which a fan had an age. @param facts gets a birthday, if it is known */
export function takeAge(memory: TextReader, facts: Fact[]): YearRange[] {
  let [year, day]: [number | undefined, string | undefined] = [undefined, undefined];
  memory.take(
    new RegExp(`${BORN}([^,;()]{0,20}?,? ?(?:\\d{4})|'?\\d\\d)(?!\\d)`, 'gi'),
    (groups) => {
      const { 1: text = '' } = groups;
      day = findDates(text)[0]?.date.slice(5);
      year = parseFullYear(/(\d{4}|\d\d)$/.exec(text)?.[1] ?? '');
    },
  );
  const ages: number[] = [];
  memory.take(/\b(\d{1,2})(?:st|nd|rd|th) grade\b/gi, ([, grade]) =>
    ages.push(Number(grade) + AGE_BEFORE_SCHOOL + 1),
  );
  let isBirthday = /\bmy (?:\w+ )?birthday\b/i.test(memory.text);
  for (const pattern of AGES) memory.take(pattern, ([, age]) => ages.push(Number(age)));
  isBirthday = memory.has(/\bmy birthday\b/gi) || isBirthday;
  if (year === undefined) return [];
  if (isBirthday && day !== undefined) facts.push(buildBirthdayFact(day));
  return ages.slice(0, 1).map((age) => {
    const from = Number(year) + age;
    return { from, to: isBirthday ? from : from + 1, said: `you were ${age}` };
  });
}

const buildBirthdayFact = (day: string) =>
  defineTrait(({ date }) => date.slice(5) === day, `${formatDayOfYear(day)}, your birthday`);

/** '2011-12', '2011-2012', '11-12' and '05/06'; '5-6' is a score. */
export function takeSeasons(memory: TextReader): YearRange[] {
  const years: YearRange[] = [];
  memory.take(
    /(?<![\d-])'?((?:19|20)?\d\d)[-/]'?((?:19|20)?\d\d)(?![\d-])/g,
    ([, first = '', second = '']) => {
      const start = parseFullYear(first);
      const season = { from: start, to: start, ofSeason: true, said: formatSeasonYear(start) };
      if ((start + 1) % 100 !== Number(second.slice(-2)) || !wasPlayed(season)) return false;
      return years.push(season);
    },
  );
  return years;
}

const DECADES: Record<string, number> = { seventies: 1970, eighties: 1980, nineties: 1990 };
const PARTS: Record<string, [number, number]> = { early: [0, 3], mid: [3, 7], late: [6, 9] };

export function takeYears(memory: TextReader): YearRange[] {
  const years: YearRange[] = [];
  const add = (from: number, to: number, said = `${from}`) => {
    const some = { from, to, said };
    return wasPlayed(some) && years.push(some);
  };
  memory.take(
    /\b(?:(early|mid|late)[- ]?(?:to[- ](?:mid|late) )?)?(?:the )?(?:((?:19[789]|20[012])0)'?s|'?([78901]0)'?s|(seventies|eighties|nineties))\b/gi,
    ([whole, part, long, short, word]) => {
      const start = word ? Number(DECADES[word.toLowerCase()]) : parseFullYear(long ?? short ?? '');
      const [from, to] = PARTS[part?.toLowerCase() ?? ''] ?? [0, 9];
      return add(start + from, start + to, whole);
    },
  );
  memory.take(
    /\b((?:19|20)\d\d) ?(?:-|or|to|and|\/) ?((?:19|20)\d\d)\b/gi,
    ([, from = '', to = '']) => add(Number(from), Number(to), `${from} to ${to}`),
  );
  memory.take(/(?<![\d,.-])((?:19[789]|20[012])\d)(?![\d-])/g, ([, year]) =>
    add(Number(year), Number(year)),
  );
  memory.take(
    /(?<![\w'-])'(\d\d)(?![\w-])|\b(?:in|of|winter|spring|fall|circa|around) ([789]\d|0\d)(?![\w-])/gi,
    ([, value, other]) =>
      add(parseFullYear(value ?? other ?? ''), parseFullYear(value ?? other ?? '')),
  );
  return years;
}

/** One fact of all years that are said, because '2009 or 2010' is one memory. @param isCalendar whether a month is said */
export function buildYearFact(years: YearRange[], isCalendar: boolean): Fact {
  const distance = ({ start, year }: IndexedGame) =>
    Math.min(
      ...years.map(({ from, to, ofSeason }) => {
        const off = (value: number) => Math.max(from - value, value - to, 0);
        if (ofSeason) return off(start);
        return isCalendar ? off(year) : Math.min(off(year), off(start));
      }),
    );
  const { said = '', ofSeason } = years[0] ?? {};
  return {
    scope: true,
    trust: [0.78, 0.14, 0.05],
    grade: (game) => gradeDistance(distance(game), 1, 2),
    reason: ({ season, year }, grade) => {
      const label = ofSeason ? season : String(year);
      if (grade === 0) return label;
      return grade === 'miss' ? null : `you said ${said}, this is ${label}`;
    },
  };
}
