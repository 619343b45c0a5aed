const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * The day of a time: 'Nov 21, 2026'. In UTC and in one language, so that it is the same for every reader and
 * on the server.
 * @param props.iso ISO 8601, in UTC
 */
export function Time({ iso }: { iso: string }) {
  const [year = '', month, day] = iso.slice(0, 10).split('-').map(Number);
  return <time dateTime={iso}>{`${MONTHS[Number(month) - 1]} ${day}, ${year}`}</time>;
}
