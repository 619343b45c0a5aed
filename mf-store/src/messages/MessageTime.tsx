import { Time } from '@desert/kit';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

const FORMAT = {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** When something was written: day and hour where the reader is; on the server, which does not know that, the day. */
export function MessageTime({ iso }: { iso: string }) {
  const local = useSyncExternalStore(
    never,
    () => new Date(iso).toLocaleString('en-US', FORMAT),
    () => '',
  );
  return local ? <time dateTime={iso}>{local}</time> : <Time iso={iso} />;
}
