import { Time } from '@desert/kit';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** When something was written: the day; in the browser, which knows the hour there, the hour, too. @param props.iso in UTC */
export function MessageTime({ iso }: { iso: string }) {
  const hour = useSyncExternalStore(
    never,
    () => new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
    () => '',
  );
  return (
    <>
      <Time iso={iso} />
      {hour && `, ${hour}`}
    </>
  );
}
