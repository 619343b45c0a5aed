export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

export const DAYS_OF_YEAR = Array.from({ length: 366 }, (_, at) =>
  new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(5, 10),
);

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
