export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

export const DAYS_OF_YEAR = Array.from({ length: 366 }, (_, at) =>
  new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(5, 10),
);

/** Arizona has no daylight saving time. */
export const ARIZONA_BEHIND_UTC_MS = 7 * 3_600_000;

/** The calendar day in Arizona, where the team played: '2012-05-07'. @param ms since 1970 */
export function toArizonaDay(ms: number): string {
  return new Date(ms - ARIZONA_BEHIND_UTC_MS).toISOString().slice(0, 10);
}

/** Formats a date: '2012-05-07' as 'May 7, 2012'. */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}

/** Formats a day of the year: '05-07' as 'May 7'. */
export function formatDayOfYear(day: string): string {
  const [month, date] = day.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${date}`;
}
