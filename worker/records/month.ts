/** Months, by which likes are counted: those of the calendar in UTC, as year × 12 + 0 to 11. */

/** The month of a time. @param ms since 1970 */
export function monthOf(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** When a month begins, in ms since 1970. */
export function startOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12);
}
