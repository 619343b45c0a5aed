const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A day written out: 'October 10, 1976'. @param date '1976-10-10' */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}
