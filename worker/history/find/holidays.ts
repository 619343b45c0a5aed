/** Holidays as the day of a year on which they fall, in days since January 1, 1970. */

const DAY_MS = 86_400_000;

export function toDayNumber(date: string): number {
  return Date.parse(date) / DAY_MS;
}

type Holiday = (year: number) => number;

const defineFixedHoliday =
  (month: number, day: number): Holiday =>
  (year) =>
    Date.UTC(year, month - 1, day) / DAY_MS;

/** The nth weekday of a month, counted from 1. Sunday is 0. */
const defineNthWeekday =
  (count: number, weekday: number, month: number): Holiday =>
  (year) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    return defineFixedHoliday(month, 1)(year) + ((weekday - first + 7) % 7) + 7 * (count - 1);
  };

/** Easter Sunday: https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm */
const computeEaster: Holiday = (year) => {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const leap = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * leap + 114;
  return defineFixedHoliday(Math.floor(days / 31), (days % 31) + 1)(year);
};

/** Names as a pattern. The first match counts: 'Christmas Eve' comes before 'Christmas'. */
export const HOLIDAYS: [name: string, pattern: string, on: Holiday][] = [
  ['Christmas Eve', 'christmas eve|xmas eve', defineFixedHoliday(12, 24)],
  ['Boxing Day', 'boxing day', defineFixedHoliday(12, 26)],
  ['Christmas', 'christmas(?: day)?|x-?mas|(?:the )?holidays', defineFixedHoliday(12, 25)],
  ['New Year’s Eve', "new year'?s'? eve|nye", defineFixedHoliday(12, 31)],
  ['New Year’s Day', "new year'?s?'?(?: day)?", defineFixedHoliday(1, 1)],
  ['Halloween', "hallowe'?en", defineFixedHoliday(10, 31)],
  ['Black Friday', 'black friday', (year) => defineNthWeekday(4, 4, 11)(year) + 1],
  ['Canadian Thanksgiving', 'canadian thanksgiving', defineNthWeekday(2, 1, 10)],
  ['Thanksgiving Eve', 'thanksgiving eve', (year) => defineNthWeekday(4, 4, 11)(year) - 1],
  ['Thanksgiving', 'thanksgiving(?: day)?|turkey day', defineNthWeekday(4, 4, 11)],
  ['Valentine’s Day', "(?:st\\.? )?valentine'?s?'?(?: day)?|v-day", defineFixedHoliday(2, 14)],
  [
    'St. Patrick’s Day',
    "(?:saint |st\\.? )(?:patrick'?s|paddy'?s)(?: day)?",
    defineFixedHoliday(3, 17),
  ],
  [
    'Martin Luther King Day',
    '(?:mlk|martin luther king)(?: jr\\.?)?(?: day)?',
    defineNthWeekday(3, 1, 1),
  ],
  ['Presidents’ Day', "president'?s'? day", defineNthWeekday(3, 1, 2)],
  ['Good Friday', 'good friday', (year) => computeEaster(year) - 2],
  ['Easter', 'easter(?: sunday| monday)?', computeEaster],
  ['Veterans Day', "veteran'?s'? day|remembrance day", defineFixedHoliday(11, 11)],
  ['Columbus Day', 'columbus day', defineNthWeekday(2, 1, 10)],
  ['April Fools’ Day', "april fools?'?s?'?(?: day)?", defineFixedHoliday(4, 1)],
  ['Groundhog Day', 'groundhog day', defineFixedHoliday(2, 2)],
  ['Leap Day', 'leap (?:day|year)', defineFixedHoliday(2, 29)],
  ['Cinco de Mayo', 'cinco de mayo', defineFixedHoliday(5, 5)],
  ['Mother’s Day', "mother'?s'? day", defineNthWeekday(2, 0, 5)],
];

/** The days by which a date is after the nearest such holiday; negative before it. */
export function countDaysSinceHoliday(holiday: Holiday, date: string): number {
  const [year, day] = [Number(date.slice(0, 4)), toDayNumber(date)];
  return [year - 1, year, year + 1]
    .map((value) => day - holiday(value))
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] as number;
}
