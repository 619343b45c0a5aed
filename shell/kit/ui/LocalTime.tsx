import { useSyncExternalStore } from 'react';
import { Time } from './Time.tsx';

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
