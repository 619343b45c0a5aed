import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser can have passkeys: nearly all can, which is taken for granted until the page is hydrated. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
}
