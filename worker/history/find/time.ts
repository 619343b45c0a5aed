/** Facts about when a game was: dates, weekdays, holidays, months and years. */
import { formatDay, formatDayOfYear, MONTHS } from '@desert/contract/history/months';
import { findDates, maskDates } from '@desert/contract/text/dates';
import { type Fact, gradeDistance, type Phrase, takePhrases } from './facts.ts';
import { toDayNumber, countDaysSinceHoliday, HOLIDAYS } from './holidays.ts';
import type { TextReader } from './text.ts';
import {
  parseFullYear,
  takeAge,
  takeSeasons,
  takeYears,
  buildYearFact,
  type YearRange,
} from './years.ts';

const MONTH = MONTHS.flatMap((month) =>
  month === 'May' ? ['May'] : [month, month.slice(0, 3), month.slice(0, 4)],
).join('|');

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'
  .split(' ')
  .map((name, at): Phrase => [
    new RegExp(`\\b${name}s?\\b`, 'gi'),
    ({ date }) => new Date(date).getUTCDay() === at,
    name,
    0.85,
  ]);

const isInMonths = (months: number[]) => (game: { month: number }) => months.includes(game.month);

const TIMES_OF_YEAR: Phrase[] = [
  [/\bwinter\b/gi, isInMonths([12, 1, 2]), 'Winter', 0.8],
  [/\bspring(?: break)?\b/gi, isInMonths([3, 4, 5]), 'Spring', 0.8],
  [
    /\bautumn\b|\b(?:in|last|that|the|early|late) fall\b|\bfall of\b/gi,
    isInMonths([9, 10, 11]),
    'Fall',
    0.8,
  ],
  [/\bthe 13th\b/gi, ({ dayOfMonth }) => dayOfMonth === 13, 'The 13th', 0.9],
];

export function takeTime(memory: TextReader): { facts: Fact[]; hasYear: boolean } {
  const facts: Fact[] = [];
  const ages = takeAge(memory, facts);
  facts.push(...takeDays(memory));
  const years = [...ages, ...takeSeasons(memory)];
  facts.push(...takeHolidays(memory), ...takeMonths(memory, years));
  facts.push(...takePhrases(memory, TIMES_OF_YEAR, true));
  const isCalendar = facts.length > 0;
  facts.push(...takePhrases(memory, WEEKDAYS));
  years.push(...takeYears(memory));
  if (years.length > 0) facts.push(buildYearFact(years, isCalendar));
  return { facts, hasYear: years.length > 0 };
}

function takeDays(memory: TextReader): Fact[] {
  const facts = findDates(memory.text).map(({ date }) => buildDateFact(date));
  memory.text = maskDates(memory.text);
  const add = (month: number, day: string | undefined) =>
    Number(day) >= 1 && Number(day) <= 31 && facts.push(buildDayFact(month, Number(day)));
  memory.take(
    new RegExp(
      `\\b(${MONTH})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|-\\d| to \\d|:\\d|\\.\\d| goals?)`,
      'gi',
    ),
    ([, month = '', day]) => add(parseMonthNumber(month), day),
  );
  memory.take(
    new RegExp(`(?<![\\d-])(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})\\b`, 'gi'),
    ([, day, month = '']) => add(parseMonthNumber(month), day),
  );
  memory.take(/(?<![\d/])(1[0-2]|0?[1-9])\/(\d{1,2})(?![\d/])/g, ([, month, day]) =>
    add(Number(month), day),
  );
  return facts;
}

function buildDateFact(date: string): Fact {
  const isYearOff = (other: string) =>
    other.slice(5) === date.slice(5) &&
    Math.abs(Number(other.slice(0, 4)) - Number(date.slice(0, 4))) < 3;
  return {
    trust: [0.8, 0.12, 0.05],
    grade: ({ date: gameDate }) => {
      const days = Math.abs(toDayNumber(gameDate) - toDayNumber(date));
      if (days <= 3) return days === 0 ? 0 : 1;
      return isYearOff(gameDate) || gameDate.slice(0, 7) === date.slice(0, 7) ? 2 : 'miss';
    },
    reason: (game, grade) => explainDateMatch(grade, formatDay(date), formatDay(game.date)),
  };
}

function buildDayFact(month: number, dayOfMonth: number): Fact {
  const on = (year: number) => Date.UTC(year, month - 1, dayOfMonth) / 86_400_000;
  const said = formatDayOfYear(`${month}-${dayOfMonth}`);
  return {
    trust: [0.75, 0.12, 0.08],
    grade: ({ date, month: gameMonth }) => {
      const days = Math.abs(countDaysSinceHoliday(on, date));
      return days <= 2 ? gradeDistance(days, 2) : gameMonth === month ? 2 : 'miss';
    },
    reason: ({ date }, grade) => explainDateMatch(grade, said, formatDayOfYear(date.slice(5))),
  };
}

function explainDateMatch(
  grade: ReturnType<Fact['grade']>,
  said: string,
  actual: string,
): string | null {
  if (grade === 'miss') return null;
  return grade === 0 ? said : `you said ${said}, this is ${actual}`;
}

function takeHolidays(memory: TextReader): Fact[] {
  const facts: Fact[] = [];
  const side =
    '(?:(?:(\\d+|few|some) |the |a )?(?:(days?|nights?|weeks?) )?(?:right |just |shortly |soon |immediately )?(before|after|around|between|near|leading up to) )?';
  const and = "(?:( and) new year'?s?'?(?: eve| day)?|( week(?:end)?))?";
  for (const [name, pattern, on] of HOLIDAYS)
    memory.take(
      new RegExp(`${side}\\b(?:${pattern})(?![a-z])${and}`, 'gi'),
      ([, count, unit = '', where = '', isBetween, isWeek]) => {
        const days = toWindow(count, unit, where.toLowerCase());
        facts.push(buildHolidayFact(name, on, isBetween ? [0, 7] : isWeek ? [-3, 4] : days));
      },
    );
  return facts;
}

/** The days from and to a holiday that are meant. */
function toWindow(count: string | undefined, unit: string, side: string): [number, number] {
  if (side === '') return [0, 0];
  if (side === 'between') return [0, 7];
  const each = unit.startsWith('week') ? 7 : 1;
  const number = Number(count ?? (/^(?:day|night)$/.test(unit) ? 1 : undefined));
  const [from, to] = Number.isNaN(number)
    ? [1, each === 7 ? 10 : 7]
    : [number * each - (each - 1), number * each + (each - 1)];
  if (side === 'after') return [from, to];
  return side === 'before' ? [-to, -from] : [-7, 5];
}

function buildHolidayFact(
  name: string,
  on: (year: number) => number,
  [from, to]: [number, number],
): Fact {
  return {
    trust: [0.7, 0.18, 0.07],
    grade: ({ date }) => {
      const days = countDaysSinceHoliday(on, date);
      return gradeDistance(Math.max(from - days, days - to, 0), 3, 12);
    },
    reason: ({ date }, grade) => {
      const days = countDaysSinceHoliday(on, date);
      if (grade === 'miss') return null;
      if (days === 0) return name;
      const count = Math.abs(days) === 1 ? 'the day' : `${Math.abs(days)} days`;
      return `${count} ${days > 0 ? 'after' : 'before'} ${name}`;
    },
  };
}

/** @param years gets those that are said with a month: 'January ’07' */
function takeMonths(memory: TextReader, years: YearRange[]): Fact[] {
  const facts: Fact[] = [];
  const part = '(?:(early|mid|middle of|late|beginning of|start of|end of)[- ]?(?:in )?)?';
  memory.take(
    new RegExp(`\\b${part}(${MONTH})\\b\\.?(?:,? (?:of )?'?(\\d{4}|\\d{2})\\b(?![-:]\\d))?`, 'gi'),
    ([whole = '', when, name = '', said]) => {
      // The verb.
      if (whole === 'may') return false;
      const year = said === undefined ? undefined : parseFullYear(said);
      if (year !== undefined) years.push({ from: year, to: year, said: String(year) });
      return facts.push(buildMonthFact(parseMonthNumber(name), when?.toLowerCase()));
    },
  );
  return facts;
}

function buildMonthFact(month: number, when: string | undefined): Fact {
  const third =
    when === undefined ? undefined : /mid/.test(when) ? 1 : /late|end/.test(when) ? 2 : 0;
  const isPart = (day: number) =>
    third === undefined || Math.abs((day - 1) / 10.4 - third - 0.5) < 0.9;
  const said = MONTHS[month - 1] ?? '';
  return {
    scope: true,
    trust: [0.82, 0.1],
    grade: (game) => {
      const distance = Math.min((game.month - month + 12) % 12, (month - game.month + 12) % 12);
      if (distance > 1) return 'miss';
      return distance === 0 && isPart(game.dayOfMonth) ? 0 : 1;
    },
    reason: (game, grade) =>
      explainDateMatch(game.month === month ? 0 : grade, said, MONTHS[game.month - 1] ?? ''),
  };
}

function parseMonthNumber(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(start)) + 1;
}
