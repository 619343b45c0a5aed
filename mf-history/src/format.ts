/** Numbers and days as hockey writes them. */

/** Goals against average, in goals per 60 minutes: 2.21. */
export function formatGoalsAgainstAverage(goals: number): string {
  return goals.toFixed(2);
}

/** Plus/minus with its sign (a true minus, as wide as the plus): +12, −5, 0. */
export function formatPlusMinus(goals: number): string {
  if (goals === 0) return '0';
  return goals > 0 ? `+${goals}` : `−${-goals}`;
}

/** A share, 0 to 1: .930, and 1.000 for all. */
export function formatFraction(fraction: number): string {
  const text = fraction.toFixed(3);
  return text.startsWith('0') ? text.slice(1) : text;
}

/** A count with its thousands: 1,540. */
export function formatCount(count: number): string {
  // `toLocaleString` takes its time: for those that need it.
  return count < 1000 ? `${count}` : count.toLocaleString('en-US');
}

/** What is counted per game, to two places: 0.63. */
export function formatAverage(count: number): string {
  return count.toFixed(2);
}

/** A place in a row: 1st, 2nd, 3rd, 11th. */
export function formatRank(rank: number): string {
  const teen = rank % 100 > 10 && rank % 100 < 14;
  return `${formatCount(rank)}${(!teen && ['th', 'st', 'nd', 'rd'][rank % 10]) || 'th'}`;
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A day written out: 'October 10, 1976'. @param date '1976-10-10' */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}
