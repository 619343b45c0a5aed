/** Numbers as hockey writes them. */

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
