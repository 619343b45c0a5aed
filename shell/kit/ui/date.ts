const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * The day of a time: 'Nov 21, 2026'. In UTC and in one language, so that it depends on nobody's clock.
 * @param iso ISO 8601, in UTC
 */
export function formatDate(iso: string): string {
  const [year = '', month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}
