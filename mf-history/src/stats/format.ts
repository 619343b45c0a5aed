/** NoBreakNumbers as hockey writes them. */

/** Goals against average, in goals per 60 minutes: 2.21. */
export function formatGoalsAgainstAverage(goals: number): string {
  return goals.toFixed(2);
}

/** Plus/minus with its sign (a true minus, as wide as the plus): +12, −5, 0. */
export function formatPlusMinus(goals: number): string {
  if (goals === 0) return '0';
  return goals > 0 ? `+${goals}` : `−${-goals}`;
}
