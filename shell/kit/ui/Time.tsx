import { MONTHS } from '@desert/contract/months';

/** Date in UTC: 'Nov 21, 2026', the same on the server and for every reader. */
export function Time({ iso }: { iso: string }) {
  const [year = '', month, day] = iso.slice(0, 10).split('-').map(Number);
  return <time dateTime={iso}>{`${MONTHS[Number(month) - 1]?.slice(0, 3)} ${day}, ${year}`}</time>;
}
