import { MONTHS } from '@desert/contract/months';

/**
 * The day of a time: 'Nov 21, 2026'. In UTC and in one language, so that it is the same for every reader and
 * on the server.
 * @param props.iso ISO 8601, in UTC
 */
export function Time({ iso }: { iso: string }) {
  const [year = '', month, day] = iso.slice(0, 10).split('-').map(Number);
  return <time dateTime={iso}>{`${MONTHS[Number(month) - 1]?.slice(0, 3)} ${day}, ${year}`}</time>;
}
