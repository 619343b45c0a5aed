import { MONTHS } from '@desert/contract/months';
import { useSyncExternalStore } from 'react';

/** A date in UTC, such as 'Nov 21, 2026', which is the same on the server and for every reader. */
export function Time({ iso }: { iso: string }) {
  const [year = '', month, day] = iso.slice(0, 10).split('-').map(Number);
  return <time dateTime={iso}>{`${MONTHS[Number(month) - 1]?.slice(0, 3)} ${day}, ${year}`}</time>;
}

const never = () => () => {};

/** Cached, because creating a formatter is slow. */
let format: Intl.DateTimeFormat | undefined;

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
