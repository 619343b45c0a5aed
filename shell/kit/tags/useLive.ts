import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether there is a script by now: what it has more than the server's HTML can be rendered. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
