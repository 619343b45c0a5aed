const START = Date.UTC(2026, 8, 1, 16);
const HOUR = 60 * 60 * 1000;

/** A time in ms since 1970, in hours after the demo's beginning. The same each time. */
export function at(hours: number): number {
  return START + hours * HOUR;
}
