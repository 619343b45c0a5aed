import { MONTHS } from '@desert/contract/months';
import { useSyncExternalStore } from 'react';

/** Date in UTC: 'Nov 21, 2026', the same on the server and for every reader. */
export function Time({ iso }: { iso: string }) {
  const [year = '', month, day] = iso.slice(0, 10).split('-').map(Number);
  return <time dateTime={iso}>{`${MONTHS[Number(month) - 1]?.slice(0, 3)} ${day}, ${year}`}</time>;
}

const never = () => () => {};

let format: Intl.DateTimeFormat | undefined;

/** Cached: creating a formatter is slow. */
function localTime(iso: string): string {
  format ??= new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(new Date(iso));
}

/** Date and time in the reader's time zone; the server renders only the date. */
export function LocalTime({ iso }: { iso: string }) {
  const local = useSyncExternalStore(
    never,
    () => localTime(iso),
    () => '',
  );
  return local ? <time dateTime={iso}>{local}</time> : <Time iso={iso} />;
}
