import { Time } from '@desert/kit';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

let format: Intl.DateTimeFormat | undefined;

/** Made once: making it is slow. */
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

/** When something was written: day and hour where the reader is; on the server, which does not know that, the day. */
export function MessageTime({ iso }: { iso: string }) {
  const local = useSyncExternalStore(
    never,
    () => localTime(iso),
    () => '',
  );
  return local ? <time dateTime={iso}>{local}</time> : <Time iso={iso} />;
}
