/** Rounds as on paper: 4.475 is 4.48. As a binary fraction it is a little less, and `toFixed` alone gives 4.47. */
function toDecimals(value: number, digits: number): string {
  return (value * (1 + 1e-12)).toFixed(digits);
}

/** Formats an average per game, such as a goals-against average of 2.21. */
export function formatGoalsAgainstAverage(goals: number): string {
  return toDecimals(goals, 2);
}

/** Formats a number with its sign: +12, −5, 0. The minus sign is U+2212, which is as wide as the plus. */
export function formatPlusMinus(goals: number): string {
  if (goals === 0) return '0';
  return goals > 0 ? `+${goals}` : `−${-goals}`;
}

/** Formats a fraction: .930, and 1.000 for 1. */
export function formatFraction(fraction: number): string {
  const text = toDecimals(fraction, 3);
  return text.startsWith('0') ? text.slice(1) : text;
}

export function formatCount(count: number): string {
  // `toLocaleString` is slow, so it is called only if there is a separator.
  return count < 1000 ? `${count}` : count.toLocaleString('en-US');
}

export function formatRank(rank: number): string {
  const teen = rank % 100 > 10 && rank % 100 < 14;
  return `${formatCount(rank)}${(!teen && ['th', 'st', 'nd', 'rd'][rank % 10]) || 'th'}`;
}
