import { useSyncExternalStore } from 'react';

const never = () => () => {};

export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
