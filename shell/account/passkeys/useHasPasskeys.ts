import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser supports passkeys; assumed until hydration. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
}
