import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** A value that differs between the server and the browser: the server's until hydration. */
export function useHydratedValue<Value>(inBrowser: () => Value, onServer: () => Value): Value {
  return useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
}

/** False on the server and until hydration. */
export function useHydrated(): boolean {
  return useHydratedValue(
    () => true,
    () => false,
  );
}
