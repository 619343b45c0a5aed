const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month of a day: 'November 2026'. @param iso ISO 8601, in UTC */
export function monthOf(iso: string): string {
  return MONTH.format(new Date(iso));
}
